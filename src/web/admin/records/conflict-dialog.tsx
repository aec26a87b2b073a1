import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type FieldConflict,
  type RecordFields,
  type RecordMerge,
  type Side,
  withChoices,
} from '#domain/curation/merge-record.ts'
import type { ChangedMeanwhile, LastChange } from '#web/forms/refusal.ts'
import { useFieldNames } from '#web/forms/use-field-names.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useMoments } from '../use-moments.ts'
import { RecordValue } from './record-value.tsx'

/** What someone else saved in between, and what it comes to with what is written here. */
export interface SaveConflict {
  current: ChangedMeanwhile
  last_change?: LastChange
  merge: RecordMerge
}

interface ConflictDialogProps {
  conflict: SaveConflict
  onSave: (merged: RecordFields) => void
  onCancel: () => void
}

/**
 * Asks, for each field that two people changed differently, whose value is saved. Nothing is chosen before, and nothing
 * is saved until every field is; cancelling leads back to the form as it was.
 */
export function ConflictDialog({ conflict: { merge, last_change }, onSave, onCancel }: ConflictDialogProps) {
  const { t } = useTranslation('admin')
  const { moment } = useMoments()
  const { listOf } = useFieldNames()
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({})
  const who = last_change?.editor_email ?? t('conflict.someone')
  const when = last_change && moment(last_change.changed_at)
  const merged = withChoices(merge, choices)
  const left = merge.conflicts.filter(({ field }) => choices[field] === undefined).length

  return (
    <Dialog open onClose={onCancel} width="wide" title={t('validation.changed_by_someone_else')}>
      <p className="text-sm text-ink-2">
        {when === undefined ? t('conflict.what', { who }) : t('conflict.whatAt', { who, when })}
      </p>
      <div className="mt-4 grid gap-4">
        {merge.conflicts.map((conflict) => (
          <ConflictChoice
            key={conflict.field}
            conflict={conflict}
            who={who}
            when={when}
            chosen={choices[conflict.field]}
            onChoose={(side) => setChoices({ ...choices, [conflict.field]: side })}
          />
        ))}
      </div>
      {merge.taken.length + merge.kept.length > 0 && (
        <div className="mt-4 text-sm text-ink-2">
          <p>{t('conflict.merged')}</p>
          <ul className="mt-1 list-disc pl-5">
            {merge.taken.length > 0 && <li>{t('conflict.taken', { who, fields: listOf(merge.taken) })}</li>}
            {merge.kept.length > 0 && <li>{t('conflict.kept', { fields: listOf(merge.kept) })}</li>}
          </ul>
        </div>
      )}
      <div className="mt-5 flex flex-wrap items-center justify-end gap-2.5 max-sm:[&>button]:grow">
        <p role="status" className="mr-auto text-sm text-ink-2">
          {left > 0 && t('conflict.left', { count: left })}
        </p>
        <Button onClick={onCancel}>{t('conflict.back')}</Button>
        <Button
          tone="primary"
          disabled={merged === undefined}
          onClick={() => merged !== undefined && onSave(merged)}
        >
          {t('conflict.save')}
        </Button>
      </div>
    </Dialog>
  )
}

interface ConflictChoiceProps {
  conflict: FieldConflict
  who: string
  when: string | undefined
  chosen: Side | undefined
  onChoose: (side: Side) => void
}

/** One field as it was when the form was opened, as it is saved and as it is written here, with the choice of the last two. */
function ConflictChoice({ conflict, who, when, chosen, onChoose }: ConflictChoiceProps) {
  const { t } = useTranslation('admin')
  const { nameOf } = useFieldNames()
  const name = useId()
  const { field } = conflict
  const option = (side: Side, heading: ReactNode) => (
    <label className="flex cursor-pointer gap-2.5 rounded-sm border border-line-strong px-3 py-2.5 hover:bg-tint has-checked:border-accent has-checked:bg-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input
        type="radio"
        name={name}
        checked={chosen === side}
        onChange={() => onChoose(side)}
        className="mt-0.5 size-4.5 flex-none accent-accent outline-none"
      />
      <span className="min-w-0">
        <span className="block text-xs text-ink-2">{heading}</span>
        <span className="wrap-anywhere">
          <RecordValue field={field} value={conflict[side]} />
        </span>
      </span>
    </label>
  )

  return (
    <fieldset className="border-t border-line pt-3 text-sm">
      <legend className="float-left mb-2 w-full font-[650]">{nameOf(field)}</legend>
      <div className="clear-left grid gap-2.5 md:grid-cols-3">
        <div className="min-w-0 px-3 py-2.5 max-md:px-0 max-md:py-0">
          <span className="block text-xs text-ink-2">{t('conflict.base')}</span>
          <span className="wrap-anywhere">
            <RecordValue field={field} value={conflict.base} />
          </span>
        </div>
        {option('theirs', when === undefined ? who : t('conflict.by', { who, when }))}
        {option('mine', t('conflict.mine'))}
      </div>
    </fieldset>
  )
}
