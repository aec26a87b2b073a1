import type { CuratedTable } from '../curation/curated-table.ts'
import { translations } from '../schema/index.ts'

export const curatedTranslations: CuratedTable = {
  name: 'translations',
  table: translations,
  searched: [translations.text, translations.original_text],
  order: [translations.table_name, translations.field, translations.language],
  refusals: { translations_text_key: 'translated_already' },
}
