import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldConflict, Side } from '#domain/curation/merge-record.ts'
import { useFieldNames } from '#web/forms/use-field-names.ts'
import { RecordValue } from './record-value.tsx'

interface ConflictChoiceProps {
  conflict: FieldConflict
  who: string
  when: string | undefined
  chosen: Side | undefined
  onChoose: (side: Side) => void
}

/** One field as it was when the form was opened, as it is saved and as it is written here, with the choice of the last two. */
export function ConflictChoice({ conflict, who, when, chosen, onChoose }: ConflictChoiceProps) {
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
