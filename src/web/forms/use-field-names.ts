import { useTranslation } from 'react-i18next'
import { localeOf } from '#domain/portal/languages.ts'
import type { FieldName } from './admin-words.ts'

/** What fields are called, alone and as a list in a sentence; a field without a name of its own by its column. */
export function useFieldNames() {
  const { t, i18n } = useTranslation('admin')
  const nameOf = (field: string) => t(`fields.${field as FieldName}`, { defaultValue: field })
  const listOf = (fields: readonly string[]) =>
    new Intl.ListFormat(localeOf(i18n.language)).format(fields.map(nameOf))
  return { nameOf, listOf }
}
