import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type SettableField, settableFields } from '#contract/settable-fields.ts'
import type { CuratedTopic } from '#domain/curation/curated-topics.ts'
import type { FieldName } from '#web/forms/admin-words.ts'
import { CONTROL } from '#web/forms/control.ts'
import { FieldLabel } from '#web/forms/field-label.tsx'
import { adminApi } from '../admin-api.ts'
import { AskDialog } from '../ask-dialog.tsx'
import { useAnnouncedMutation } from '../use-announced-mutation.ts'
import { useChoiceLabels } from './choice-labels.ts'
import { type AnyRow, asSeen } from './record-api.ts'
import { useUndo } from './use-undo.ts'

interface SetFieldDialogProps {
  records: CuratedTopic
  rows: readonly AnyRow[]
  onClose: () => void
}

interface Choice {
  value: string | boolean | null
  label: string
}

/** Gives the selected rows the same value of a field with a choice. */
export function SetFieldDialog({ records, rows, onClose }: SetFieldDialogProps) {
  const { t } = useTranslation('admin')
  const fields = settableFields(records)
  const [field, setField] = useState(fields[0])
  const [place, setPlace] = useState('')
  const id = useId()
  const undo = useUndo(records)
  const choices = useChoices(records, field)
  const count = rows.length
  const { mutate, isPending } = useAnnouncedMutation(adminApi.several.set.mutationOptions(), {
    done: t('list.set', { count }),
    failed: ({ message }) => t('list.failedSet', { message }),
    // One of them stands for all: what one transaction changed is undone together.
    action: (_input, { saved: [first] }) =>
      first && undo({ row_id: first.id, version: first.version }, t('undo.doneSeveral')),
    onDone: onClose,
  })
  const nameOf = (name: string) => t(`fields.${name as FieldName}`, { defaultValue: name })

  return (
    <AskDialog
      title={t('list.setTitle', { count })}
      submit={isPending ? t('form.saving') : t('list.setSubmit', { count })}
      disabled={isPending || place === ''}
      onSubmit={() => {
        const chosen = choices[Number(place)]
        if (field && chosen) mutate({ records, rows: asSeen(rows), field: field.field, value: chosen.value })
      }}
      onClose={onClose}
      className="grid gap-4"
    >
      <Labelled id={`${id}-field`} label={t('list.setField')}>
        <select
          id={`${id}-field`}
          value={field?.field}
          onChange={({ target }) => {
            setField(fields.find((one) => one.field === target.value))
            setPlace('')
          }}
          className={`${CONTROL} h-11`}
        >
          {fields.map((one) => (
            <option key={one.field} value={one.field}>
              {nameOf(one.field)}
            </option>
          ))}
        </select>
      </Labelled>
      <Labelled id={`${id}-value`} label={t('list.setValue')}>
        <select
          id={`${id}-value`}
          value={place}
          required
          onChange={({ target }) => setPlace(target.value)}
          className={`${CONTROL} h-11`}
        >
          <option value="">{t('form.choose')}</option>
          {choices.map(({ label }, at) => (
            <option key={label} value={at}>
              {label}
            </option>
          ))}
        </select>
      </Labelled>
      <p className="text-xs text-ink-3">{t('list.setWhat')}</p>
    </AskDialog>
  )
}

function Labelled({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <div className="grid gap-1.5">
      <FieldLabel id={id}>{label}</FieldLabel>
      {children}
    </div>
  )
}

/** What may be chosen in a field, with nothing where it may be empty. */
function useChoices(records: CuratedTopic, field: SettableField | undefined): Choice[] {
  const { t } = useTranslation('admin')
  const labelOf = useChoiceLabels(records)
  if (field === undefined) return []
  const words: Choice[] =
    field.kind === 'yesNo'
      ? [
          { value: true, label: t('form.yes') },
          { value: false, label: t('form.no') },
        ]
      : field.values.map((value) => ({ value, label: labelOf(field.field, value) }))
  return field.mayBeEmpty ? [...words, { value: null, label: t('form.notStated') }] : words
}
