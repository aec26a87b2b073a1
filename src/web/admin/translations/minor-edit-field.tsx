import { useQuery } from '@tanstack/react-query'
import { useController, useFormState, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { mayBeMinorEdit } from '#domain/translations/minor-edit.ts'
import {
  TRANSLATED_TABLES,
  type TranslatedTable,
  translatedFieldsOf,
} from '#domain/translations/translated-fields.ts'
import { isSameText } from '#domain/translations/translation-state.ts'
import { useFieldNames } from '#web/forms/use-field-names.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { ASKED_ANEW, adminApi } from '../admin-api.ts'
import { useTextName } from './use-text-name.ts'

/** Offers to keep the translations of texts that were changed in this form; nothing where none would be lost. */
export function MinorEditField({ topic, id }: { topic: string; id: string }) {
  const table_name = TRANSLATED_TABLES.find((name) => name === topic)
  return table_name && <Offer table_name={table_name} record_id={id} />
}

function Offer({ table_name, record_id }: { table_name: TranslatedTable; record_id: string }) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const { listOf } = useFieldNames()
  const { languageName } = useTextName()
  const changed = useChangedTexts(table_name)
  const { data = [] } = useQuery({
    ...adminApi.translations.of_record.queryOptions({ input: { table_name, record_id }, ...ASKED_ANEW }),
    enabled: changed.length > 0,
  })
  const kept = data.filter(
    ({ field, state }) => state === 'current' && changed.some((one) => one.field === field),
  )
  if (kept.length === 0) return null
  const languages = format.list([...new Set(kept.map(({ language }) => languageName(language)))])
  const other = changed.filter(({ field, isMinor }) => !isMinor && kept.some((one) => one.field === field))
  return (
    <div className="rounded-md border border-line bg-sunken px-4 py-2.5">
      {other.length > 0 ? (
        <p role="status" className="text-sm text-ink-2">
          {t('translations.notMinor', { languages, fields: listOf(other.map(({ field }) => field)) })}
        </p>
      ) : (
        <KeepsTranslations languages={languages} />
      )}
    </div>
  )
}

function KeepsTranslations({ languages }: { languages: string }) {
  const { t } = useTranslation('admin')
  const { field } = useController({
    name: 'keeps_translations',
    defaultValue: false,
    shouldUnregister: true,
  })
  return (
    <>
      <label className="flex min-h-11 items-center gap-2.5 text-ui">
        <input
          ref={field.ref}
          name={field.name}
          type="checkbox"
          checked={field.value === true}
          onChange={field.onChange}
          onBlur={field.onBlur}
          aria-describedby="minor-edit-note"
          className="size-4.5 flex-none accent-accent"
        />
        {t('translations.minorEdit', { languages })}
      </label>
      <p id="minor-edit-note" className="text-xs text-ink-3">
        {t('translations.minorEditHint')}
      </p>
    </>
  )
}

/** The texts of the form that differ from what is stored, and whether each differs a little only. */
function useChangedTexts(table_name: TranslatedTable) {
  const fields = translatedFieldsOf(table_name)
  const { defaultValues } = useFormState()
  const written: unknown[] = useWatch({ name: [...fields] })
  return fields.flatMap((field, place) => {
    const [before, after] = [textOf(defaultValues?.[field]), textOf(written[place])]
    return isSameText(before, after) ? [] : [{ field, isMinor: mayBeMinorEdit(before, after) }]
  })
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
