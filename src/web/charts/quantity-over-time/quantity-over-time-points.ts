import type { ArticleOverTime } from '#domain/trade/articles-over-time.ts'
import { withoutRows } from '#domain/trade/shown-years.ts'
import { isCompleteYear } from '#domain/trade/trade-caveats.ts'
import type { Basis } from '#domain/trade/trade-selection.ts'
import type { Article } from '#domain/trade/trade-table.ts'
import type { LinePoint } from '../plot/line-runs.ts'
import { type YearSpan, yearsOf } from '../plot/years.ts'

/** A line of the chart: one article on one basis; zero in a complete year without a row of it. */
export interface QuantityLine {
  article: Article
  basis: Basis
  points: LinePoint[]
}

interface Shown {
  over_time: readonly ArticleOverTime[]
  /** Of the quantities shown. */
  basis: Basis
  /** Whether each side has a line of its own. */
  isBothSides: boolean
  span: YearSpan
  last_complete_year: number | null
}

/**
 * Both ledgers of one article, or up to five articles on one basis; always of one measure, since one axis has one
 * measure.
 */
export function quantityLines({
  over_time,
  basis,
  isBothSides,
  span,
  last_complete_year,
}: Shown): QuantityLine[] {
  const lines = over_time.flatMap((article) =>
    isBothSides
      ? [
          { article, basis: 'exporters' as const },
          { article, basis: 'importers' as const },
        ]
      : [{ article, basis }],
  )
  return lines.map(({ article, basis: ofLine }) => {
    const years = new Map(article.years.map((one) => [one.year, one[ofLine]]))
    return {
      article: { term: article.term, measure: article.measure },
      basis: ofLine,
      points: yearsOf(span).map((year) => ({
        year,
        value: years.get(year) ?? withoutRows(year, last_complete_year),
        complete: isCompleteYear(year, last_complete_year),
      })),
    }
  })
}
