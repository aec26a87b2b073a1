import type { CuratedTopic } from '../curation/curated-topics.ts'
import type { TranslatedTable, TranslationLanguage } from '../translations/translated-fields.ts'

/**
 * The columns that an answer may have besides the species, each with what it holds: that decides how it is
 * written. `word` is a word of the assistant's own list, the others of the lists of their records.
 */
export const ANSWER_COLUMNS = {
  action: 'action',
  appendix: 'text',
  authors: 'text',
  changed_at: 'moment',
  changed_fields: 'fields',
  code: 'text',
  coded: 'word',
  complete_years_trend: 'trend',
  conflict: 'attention',
  earlier_listings: 'number',
  editor: 'text',
  family: 'text',
  field: 'field',
  filled: 'percent',
  first_year: 'year',
  language: 'language',
  last_complete_year: 'year',
  last_updated: 'moment',
  last_year: 'year',
  loaded_at: 'moment',
  loaded_by: 'text',
  missing_fields: 'fields',
  name: 'text',
  names: 'number',
  other_species: 'text',
  picture: 'word',
  problem: 'word',
  record: 'text',
  records: 'number',
  release: 'text',
  review: 'review',
  review_date: 'day',
  rows: 'number',
  scope: 'text',
  source: 'text',
  status: 'text',
  summary: 'word',
  synonyms: 'number',
  table: 'table',
  taxon: 'text',
  title: 'text',
  trend: 'trend',
  year: 'year',
} as const

export type AnswerColumn = keyof typeof ANSWER_COLUMNS
export type AnswerCell = string | number | string[] | null

/** The words of the columns that hold one of the assistant's own. */
export const ANSWER_WORDS = [
  'not_asked',
  'no-match',
  'no-photo',
  'no-licence',
  'purpose',
  'source',
  'importer',
  'exporter',
  'origin',
  'term',
  'not_reported',
  'not_published',
  'says_unknown',
  'no_summary',
  'outdated',
] as const

/** Where a row of an answer can be fixed. */
export type Fix =
  | { at: 'edit'; table: CuratedTopic; id: string }
  /** Of a text or field of the species, where it is about one. */
  | { at: 'create'; table: CuratedTopic; species_id: string | null; field?: string }
  /** The records of one kind whose species has this name: for flags that contradict each other. */
  | { at: 'list'; table: CuratedTopic; search: string }
  | { at: 'trade_summary'; species_id: string }
  | { at: 'audit'; table: string; row: string | null }
  /** Trade records come with a release and are only looked at. */
  | { at: 'trade'; species_id: string; year?: number }
  | {
      at: 'translation'
      table: TranslatedTable
      record_id: string
      field: string
      language: TranslationLanguage
    }
  /** Releases are replaced as a whole. */
  | { at: 'releases' }
