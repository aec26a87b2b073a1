import type { Language } from '../portal/languages.ts'

/** The languages that texts of the data are translated to; they are written in English. */
export const TRANSLATION_LANGUAGES = ['is', 'no', 'da'] as const satisfies readonly Exclude<Language, 'en'>[]
export type TranslationLanguage = (typeof TRANSLATION_LANGUAGES)[number]

/** Which texts of the data are translated, by table: prose and the words of the glossary, never a name or a quotation. */
export const TRANSLATED_FIELDS = {
  species: [
    'description',
    'habitat_description',
    'population_size',
    'movement_patterns',
    'use_and_trade',
    'threats_overview',
    'conservation_overview',
  ],
  families: ['description'],
  cites_listings: ['notes'],
  cms_listings: ['notes'],
  cites_reservations: ['population', 'notes'],
  cites_trade_suspensions: ['reason'],
  cites_export_quotas: ['notes'],
  conservation_measures: ['measure', 'description'],
  subpopulations: ['subpopulation_name', 'notes'],
  species_threats: ['threat', 'description'],
  distribution_ranges: ['region', 'notes'],
  glossary_terms: ['term', 'acronym', 'definition', 'examples'],
} as const

export type TranslatedTable = keyof typeof TRANSLATED_FIELDS
export type TranslatedField = (typeof TRANSLATED_FIELDS)[TranslatedTable][number]

/** Every field that is translated in some table. */
export const TRANSLATED_FIELD_NAMES = Object.values(TRANSLATED_FIELDS).flat() as [
  TranslatedField,
  ...TranslatedField[],
]

export const TRANSLATED_TABLES = Object.keys(TRANSLATED_FIELDS) as [TranslatedTable, ...TranslatedTable[]]

/** Whether a table has a field of this name that is translated. */
export function isTranslated(table_name: string, field: string): boolean {
  return translatedFieldsOf(table_name).some((name) => name === field)
}

/** The fields of a table that are translated; none of a table without such. */
export function translatedFieldsOf(table_name: string): readonly TranslatedField[] {
  const table = TRANSLATED_TABLES.find((name) => name === table_name)
  return table === undefined ? [] : TRANSLATED_FIELDS[table]
}
