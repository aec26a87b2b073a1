import type { ArticleOverTime } from '#domain/trade/articles-over-time.ts'
import { type YearSpan, yearsOf } from '../plot/years.ts'

/** What both sides report of one year; `matched` is what each confirms of the other. */
export interface LedgerYear {
  year: number
  exporters: number
  importers: number
  matched: number
}

/** One entry for every year of the span; a year without a row of the article reports nothing. */
export function ledgerYears(article: ArticleOverTime, span: YearSpan): LedgerYear[] {
  const known = new Map(article.years.map((one) => [one.year, one]))
  return yearsOf(span).map((year) => {
    const { exporters, importers, matched } = known.get(year) ?? { exporters: 0, importers: 0, matched: 0 }
    return { year, exporters, importers, matched }
  })
}

/** What only one side reports: the rest of its report. */
export const unmatched = (reported: number, matched: number): number => Math.max(0, reported - matched)
