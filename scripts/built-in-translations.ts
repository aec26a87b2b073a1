import { BUILT_IN_TERMS } from '#domain/glossary/built-in-terms.ts'
import type { TranslationLanguage } from '#domain/translations/translated-fields.ts'
import { provenanceOf, readCatalogueFile } from '#ingest/catalogue/catalogue-files.ts'

/** The catalogue's translations of the built-in terms, by their English terms; for when the glossary cannot be loaded. */
export function builtInTranslations(language: TranslationLanguage) {
  const terms = new Set(BUILT_IN_TERMS.map(({ term }) => term))
  return readCatalogueFile(`translations-${language}.csv`).flatMap(
    ({ table, record = '', field, text, ...row }) =>
      table === 'glossary_terms' && terms.has(record)
        ? [{ record_id: record, field, text, ...provenanceOf(row) }]
        : [],
  )
}
