import { ARTICLE_ROWS, ARTICLE_TABLES, type ArticleTable } from '#contract/article-edit-contract.ts'
import { yearsToCome } from '#domain/assessments/years-to-come.ts'
import { isEdited } from '#domain/summaries/row-edits.ts'
import type { ArticleRows, SavedRows } from './article-rows.ts'

interface ArticleProblem {
  table: ArticleTable
  /** The index of the row in its table. */
  index: number
  field: string
  /** A key of `admin:validation`. */
  message: string
}

/**
 * The problems of rows that are new or were edited. Stored rows are not checked: the convention's lists have undated
 * listings, and an unrelated change must not require a date.
 */
export function articleProblems(
  written: ArticleRows,
  saved: SavedRows,
  currentYear: number,
): ArticleProblem[] {
  return ARTICLE_TABLES.flatMap((table) =>
    written[table].flatMap((row, index) => {
      const stored = saved[table].find(({ id }) => id === row.id)
      if (stored && !isEdited(stored, row)) return []
      const { error } = ARTICLE_ROWS[table].safeParse(row)
      const problems = (error?.issues ?? []).map(({ path, message }) => ({ field: String(path[0]), message }))
      for (const [field, message] of Object.entries(yearsToCome(table, row, currentYear)))
        problems.push({ field, message })
      return problems.map((problem) => ({ table, index, ...problem }))
    }),
  )
}
