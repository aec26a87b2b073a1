import { ARTICLE_ROWS, ARTICLE_TABLES, type ArticleTable } from '#contract/article-edit-contract.ts'
import { yearsToCome } from '#domain/assessments/years-to-come.ts'
import { isEdited } from '#domain/summaries/row-edits.ts'
import type { ArticleRows, SavedRows } from './article-rows.ts'

interface ArticleProblem {
  table: ArticleTable
  /** Which row of the table, from 0. */
  place: number
  field: string
  /** A key of `admin:validation`. */
  message: string
}

/**
 * What is wrong in rows that are new or were edited. A row as it is stored is nobody's fault here: the
 * convention's lists hold undated listings, and an unrelated change must not force a date onto them.
 */
export function articleProblems(
  written: ArticleRows,
  saved: SavedRows,
  currentYear: number,
): ArticleProblem[] {
  return ARTICLE_TABLES.flatMap((table) =>
    written[table].flatMap((row, place) => {
      const stored = saved[table].find(({ id }) => id === row.id)
      if (stored && !isEdited(stored, row)) return []
      const { error } = ARTICLE_ROWS[table].safeParse(row)
      const problems = (error?.issues ?? []).map(({ path, message }) => ({ field: String(path[0]), message }))
      for (const [field, message] of Object.entries(yearsToCome(table, row, currentYear)))
        problems.push({ field, message })
      return problems.map((problem) => ({ table, place, ...problem }))
    }),
  )
}
