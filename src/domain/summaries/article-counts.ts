import type { RedListCategory } from '../assessments/red-list.ts'
import type { TradeFinding } from '../trade/trade-finding.ts'

/** The counts of the article summaries, in the order in which they are shown. */
export const ARTICLE_COUNTS = ['total', 'traded', 'threatened', 'increasing', 'needs_review'] as const
export type ArticleCount = (typeof ARTICLE_COUNTS)[number]

const THREATENED: readonly (RedListCategory | null)[] = ['CR', 'EN', 'VU']

interface CountedSummary {
  /** Null where the summary was never made, as the other facts. */
  trade_records_count: number | null
  iucn_status_current: RedListCategory | null
  /** Null without trade records. */
  trade_finding: Pick<TradeFinding, 'verdict'> | null
  needs_review: boolean | null
}

/**
 * How many species each of the five counters holds; trade increases by the verdict over ten years. Source: specification,
 * document 3, section 2.11; trade-methods, section 6.
 */
export function articleCounts(rows: readonly CountedSummary[]): Record<ArticleCount, number> {
  const count = (which: (row: CountedSummary) => boolean) => rows.filter(which).length
  return {
    total: rows.length,
    traded: count(({ trade_records_count }) => (trade_records_count ?? 0) > 0),
    threatened: count(({ iucn_status_current }) => THREATENED.includes(iucn_status_current)),
    increasing: count(({ trade_finding }) => trade_finding?.verdict === 'increasing'),
    needs_review: count(({ needs_review }) => needs_review === true),
  }
}
