import { ARTICLE_TABLES, type ArticleTable } from '#contract/article-edit-contract.ts'
import type { SavedRow, WrittenRow } from '#domain/summaries/row-edits.ts'
import type { AdminAnswers } from '../admin-api.ts'

/** A species with its rows as stored. */
export type ReadArticle = AdminAnswers['article_edit']['get']

/** The rows of the three tables as the form holds them. */
export type ArticleRows = Record<ArticleTable, WrittenRow[]>
/** The same rows as stored. */
export type SavedRows = Record<ArticleTable, readonly (SavedRow & WrittenRow)[]>

/** New rows of each table. Source: specification, document 3, section 4, "Other states". */
export const NEW_ROWS: Record<ArticleTable, (today: string) => WrittenRow> = {
  cms_listings: (today) => ({ appendix: 'II', listing_date: today, is_current: false, checked: false }),
  cms_assessments: (today) => ({
    status: '',
    year_published: today.slice(0, 4),
    is_latest: false,
    checked: false,
  }),
  cites_trade_suspensions: (today) => ({
    country_id: '',
    issued_by: 'cites',
    suspension_start_date: today,
    is_active: true,
    checked: false,
  }),
}

/** The fields that identify a row among those of its table. */
const NAMING: Record<ArticleTable, readonly string[]> = {
  cms_listings: ['appendix', 'listing_date'],
  cms_assessments: ['status', 'year_published'],
  cites_trade_suspensions: ['country_name', 'suspension_start_date'],
}

/** A row by the fields that identify it. */
export const nameOfRow = (table: ArticleTable, row: WrittenRow): string =>
  NAMING[table].flatMap((field) => row[field] || []).join(', ')

/** A row for the form, where an unknown value is an empty field. */
export const writableRow = (row: WrittenRow): WrittenRow =>
  Object.fromEntries(Object.entries(row).map(([field, value]) => [field, value ?? '']))

/** One result for each table. */
export function byTable<Result>(resultOf: (table: ArticleTable) => Result): Record<ArticleTable, Result> {
  const results = ARTICLE_TABLES.map((table) => [table, resultOf(table)])
  return Object.fromEntries(results)
}

export const writableRows = (rows: Record<ArticleTable, readonly WrittenRow[]>): ArticleRows =>
  byTable((table) => rows[table].map(writableRow))
