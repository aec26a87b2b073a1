import type { InferContractRouterOutputs } from '@orpc/contract'
import type { JsonifiedValue } from '@orpc/openapi-client'
import type { ArticleTable } from '#contract/article-edit-contract.ts'
import type { AdminContract } from '#contract/index.ts'
import type { SavedRow, WrittenRow } from '#domain/summaries/row-edits.ts'

/** A species with its rows, as they stand in the database. */
export type ReadArticle = JsonifiedValue<InferContractRouterOutputs<AdminContract>['article_edit']['get']>

/** The rows of three tables as the form holds them. */
export type ArticleRows = Record<ArticleTable, WrittenRow[]>
/** The same rows as they stand in the database. */
export type SavedRows = Record<ArticleTable, readonly (SavedRow & WrittenRow)[]>

/** What each table's rows begin as. Source: specification, document 3, section 4, "Other states". */
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

/** What tells a row from others of its table. */
const TELLING: Record<ArticleTable, readonly string[]> = {
  cms_listings: ['appendix', 'listing_date'],
  cms_assessments: ['status', 'year_published'],
  cites_trade_suspensions: ['country_name', 'suspension_start_date'],
}

/** A row in a few words of its own. */
export const nameOfRow = (table: ArticleTable, row: WrittenRow): string =>
  TELLING[table].flatMap((field) => row[field] || []).join(', ')

/** What is not known is an empty field. */
export const writableRow = (row: WrittenRow): WrittenRow =>
  Object.fromEntries(Object.entries(row).map(([field, value]) => [field, value ?? '']))

/** One answer for each table. */
export function byTable<Result>(answer: (table: ArticleTable) => Result): Record<ArticleTable, Result> {
  return {
    cms_listings: answer('cms_listings'),
    cms_assessments: answer('cms_assessments'),
    cites_trade_suspensions: answer('cites_trade_suspensions'),
  }
}

export const writableRows = (rows: Record<ArticleTable, readonly WrittenRow[]>): ArticleRows =>
  byTable((table) => rows[table].map(writableRow))
