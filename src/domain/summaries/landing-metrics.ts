import { isGlobal } from '../assessments/assessment-scopes.ts'
import type { RedListCategory } from '../assessments/red-list.ts'
import type { Appendix } from '../listings/appendix.ts'
import { onceEach } from '../once-each.ts'

interface CountedSpecies {
  family: string
  latest_iucn_status: RedListCategory | null
  /** What was assessed; null without an assessment. */
  latest_iucn_scope: string | null
  current_cites_appendix: Appendix | null
}

interface CountedTrade {
  records: number
  first_year: number | null
  last_year: number | null
}

/** How much the portal holds. Source: specification, document 1, sections 2.3 and 3. */
export function landingMetrics(species: readonly CountedSpecies[], trade: CountedTrade) {
  return {
    ...countsOf(species),
    tradeRecordCount: trade.records,
    firstTradeYear: trade.first_year,
    lastTradeYear: trade.last_year,
  }
}

const countsOf = onceEach((species: readonly CountedSpecies[]) => {
  const total = species.length
  const withAssessment = species.filter(isAssessed).length
  const withListing = species.filter(({ current_cites_appendix }) => current_cites_appendix !== null).length
  return {
    totalSpecies: total,
    families: new Set(species.map(({ family }) => family)).size,
    iucnCoverage: { total, withAssessment, percentage: coveragePercentage(withAssessment, total) },
    citesCoverage: { total, withListing, percentage: coveragePercentage(withListing, total) },
  }
})

/** Regional assessments do not count, and a stored NE means that the species was not assessed. */
function isAssessed({ latest_iucn_scope, latest_iucn_status }: CountedSpecies): boolean {
  return isGlobal(latest_iucn_scope) && latest_iucn_status !== 'NE'
}

/**
 * Which share of a total is covered, in percent with one decimal and never above 100; of nothing, nothing is.
 * Source: specification, document 1, section 5.
 */
export function coveragePercentage(covered: number, total: number): number {
  return total === 0 ? 0 : Math.min(100, Math.round((covered / total) * 1000) / 10)
}
