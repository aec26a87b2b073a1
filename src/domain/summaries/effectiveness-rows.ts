import type { RedListCategory } from '../assessments/red-list.ts'
import { yearOf } from '../calendar.ts'
import type { Appendix } from '../listings/appendix.ts'
import { type CitesListingFacts, entryId, entryName, listingEntries } from '../listings/current-appendix.ts'
import { yearsUnderCites } from '../listings/years-under-cites.ts'
import { type PopulationTrend, populationTrend } from '../species/population-trend.ts'
import type { TradeTrend } from '../trade/trade-trend.ts'
import { type DashboardTrend, dashboardTrend } from './dashboard-trend.ts'
import { DASHBOARD_DATA_QUALITY, type EffectivenessCategory, effectivenessCategory } from './effectiveness.ts'

/** What the dashboard has to know of a species. */
export interface EffectivenessFacts {
  id: string
  scientific_name: string
  common_name: string
  /** Free text as published. */
  population_trend: string | null
  iucn_status: RedListCategory | null
  iucn_year: number | null
  cites_listings: readonly CitesListingFacts[]
  /** Null without a trade summary. */
  recent_trend: TradeTrend | null
  total_trade_records: number
}

export interface EffectivenessRow {
  species_id: string
  scientific_name: string
  common_name: string
  cites_appendix: Appendix | null
  iucn_status: RedListCategory | null
  iucn_year: number | null
  population_trend: PopulationTrend
  trade_trend: DashboardTrend
  trade_records_count: number
  effectiveness_score: null
  effectiveness_category: EffectivenessCategory
  data_quality_score: number
  first_cites_listing: string | null
  years_under_cites: number | null
  trade_reduction_pct: null
}

/**
 * The dashboard's rows: one per species, and one more for each population listed apart. Trade and
 * assessments are known of the species as a whole and stand in each of its rows.
 * Source: specification, document 1, section 3, "Derived effectiveness row"; supplement, section 4.
 */
export function effectivenessRows(
  species: readonly EffectivenessFacts[],
  currentDay: string,
): EffectivenessRow[] {
  const currentYear = yearOf(currentDay)
  return species.flatMap((facts) => rowsOfSpecies(facts, currentYear))
}

function rowsOfSpecies(facts: EffectivenessFacts, currentYear: number): EffectivenessRow[] {
  const trend = populationTrend(facts.population_trend)
  const years = yearsUnderCites(facts.cites_listings, currentYear)

  return listingEntries(facts.cites_listings).map(({ listing, population_identifier }) => ({
    species_id: entryId(facts.id, population_identifier),
    scientific_name: facts.scientific_name,
    common_name: entryName(facts.common_name, population_identifier),
    cites_appendix: listing?.appendix ?? null,
    iucn_status: facts.iucn_status,
    iucn_year: facts.iucn_year,
    population_trend: trend,
    trade_trend: dashboardTrend(facts.recent_trend),
    trade_records_count: facts.total_trade_records,
    effectiveness_score: null,
    effectiveness_category: effectivenessCategory(trend, years),
    data_quality_score: DASHBOARD_DATA_QUALITY,
    first_cites_listing: facts.cites_listings.map(({ listing_date }) => listing_date).sort()[0] ?? null,
    years_under_cites: years ?? null,
    trade_reduction_pct: null,
  }))
}
