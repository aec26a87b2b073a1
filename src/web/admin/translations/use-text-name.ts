import { useTranslation } from 'react-i18next'
import type { TranslationWorkRow } from '#contract/translations-curation.ts'
import type { TranslatedField, TranslationLanguage } from '#domain/translations/translated-fields.ts'

/** Names of texts and their languages. */
export function useTextName() {
  const { t, i18n } = useTranslation('admin')
  const languages = new Intl.DisplayNames(i18n.language, { type: 'language' })
  const languageName = (language: TranslationLanguage) => languages.of(language) ?? language
  const fieldName = (field: TranslatedField) => t(`fields.${field}`)
  return {
    languageName,
    fieldName,
    /** 'Ursus maritimus, Habitat (Icelandic)' */
    textName: ({
      record_name,
      field,
      language,
    }: Pick<TranslationWorkRow, 'record_name' | 'field' | 'language'>) =>
      t('translations.name', {
        record: record_name,
        field: fieldName(field),
        language: languageName(language),
      }),
  }
}
