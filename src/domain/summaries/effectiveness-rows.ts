import type { RedListStatus } from '../assessments/red-list-status.ts'
import { yearOf } from '../calendar.ts'
import { type CitesListingFacts, listingEntries } from '../listings/current-appendix.ts'
import { entryId, entryName } from '../listings/listing-entry.ts'
import { firstListingDay } from '../listings/listing-periods.ts'
import { yearsUnderCites } from '../listings/years-under-cites.ts'
import { latestOf, onceEach, onceForEach } from '../once-each.ts'
import { sharedLists } from '../shared-lists.ts'
import { populationTrend } from '../species/population-trend.ts'
import { type TradeCaveat, tradeCaveats } from '../trade/trade-caveats.ts'
import type { TradeFinding } from '../trade/trade-finding.ts'
import type { TradeTrend } from '../trade/trend-values.ts'
import { dashboardTrend } from './dashboard-trend.ts'
import { DASHBOARD_DATA_QUALITY, effectivenessCategory } from './effectiveness.ts'
import { rowStatus } from './row-status.ts'

/** What the dashboard has to know of a species. */
export interface EffectivenessFacts {
  id: string
  scientific_name: string
  common_name: string
  /** Free text as published. */
  population_trend: string | null
  /** From the latest assessment, the global one first. */
  red_list: RedListStatus
  cites_listings: readonly CitesListingFacts[]
  /** Null without trade records. */
  trade: EffectivenessTrade | null
  /** Of the same records. */
  finding: TradeFinding | null
}

/** A species' trade summary, as far as the dashboard shows it. */
interface EffectivenessTrade {
  total_trade_records: number
  recent_trend: TradeTrend
  last_complete_year: number | null
  overall_max_year: number | null
  has_mixed_units: boolean
  exporter_reported_records: number
  importer_reported_records: number
}

/**
 * The dashboard's rows: one per species, and one more for each population listed apart. Trade and
 * assessments are known of the species as a whole and are in each of its rows.
 * Source: specification, document 1, section 3, "Derived effectiveness row"; supplement, section 4.
 */
export function effectivenessRows(
  species: readonly EffectivenessFacts[],
  currentDay: string,
): readonly EffectivenessRow[] {
  return asOneList(rowsOfEach(yearOf(currentDay))(species))
}

/** A row of the dashboard. */
export type EffectivenessRow = ReturnType<typeof rowsOfSpecies>[number]

/** The rows of a species are the same for as long as neither its facts nor the year are others. */
const rowsOfEach = latestOf((currentYear: number) =>
  onceForEach((facts: EffectivenessFacts) => rowsOfSpecies(facts, currentYear)),
)

const asOneList = onceEach((rows: readonly (readonly EffectivenessRow[])[]) => rows.flat())

function rowsOfSpecies(facts: EffectivenessFacts, currentYear: number) {
  const trend = populationTrend(facts.population_trend)
  const years = yearsUnderCites(facts.cites_listings, currentYear)
  const trade = tradeOf(facts)

  return listingEntries(facts.cites_listings).map(({ listing, population_identifier }) => ({
    species_id: entryId(facts.id, population_identifier),
    scientific_name: facts.scientific_name,
    common_name: entryName(facts.common_name, population_identifier),
    cites_appendix: listing?.appendix ?? null,
    ...rowStatus(facts.red_list),
    population_trend: trend,
    ...trade,
    effectiveness_score: null,
    effectiveness_category: effectivenessCategory(trend, years),
    data_quality_score: DASHBOARD_DATA_QUALITY,
    first_cites_listing: firstListingDay(facts.cites_listings) ?? null,
    years_under_cites: years ?? null,
    trade_reduction_pct: null,
  }))
}

/** A species without a trade summary has no records: that zero is counted, and there is no trend. */
function tradeOf({ trade, finding }: EffectivenessFacts) {
  return {
    trade_trend: dashboardTrend(finding?.verdict ?? null),
    /** What trade_trend rests on; null without trade records. */
    trade_finding: finding,
    /** The trend of the plain sum over all rows, for files only; null without trade records. */
    plain_sum_trend: trade?.recent_trend ?? null,
    trade_records_count: trade?.total_trade_records ?? 0,
    /** What has to be known before counts of trade are compared. */
    // The dashboard does not show sources of specimens, so none are read.
    trade_caveats: sharedCaveats(trade === null ? [] : tradeCaveats({ ...trade, annual_summaries: [] })),
  }
}

const sharedCaveats = sharedLists<TradeCaveat[]>()
