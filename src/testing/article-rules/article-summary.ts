import { latestGlobalAssessment } from '#domain/assessments/latest-assessment.ts'
import { type ChangedAssessment, changeReason } from '#domain/assessments/reason-for-change.ts'
import { citesStatusChange, cmsStatusChange, iucnStatusChange } from '#domain/assessments/status-change.ts'
import type { CategoryFacts } from '#domain/assessments/tagged-category.ts'
import { yearOf } from '#domain/calendar.ts'
import type { CmsAppendix } from '#domain/listings/appendix.ts'
import { type CitesListingFacts, currentCitesListing } from '#domain/listings/current-appendix.ts'
import { isActiveUnderCites, type Suspension } from '#domain/listings/suspensions.ts'
import { totalReported } from '#domain/trade/total-reported.ts'
import { completeYearsTrend, tradeTrend } from '#domain/trade/trade-trend.ts'
import { type CmsDistributions, cmsRange, conservationPriority } from './cms-range.ts'
import {
  type CountedShipments,
  countRecords,
  lastRecorded,
  mostRecordedUse,
  preConventionCount,
  topArcticExporter,
  topGlobalExporter,
  wildOriginCount,
} from './counted-shipments.ts'
import {
  hasMixedUnits,
  needsReview,
  qualityCategory,
  qualityFacts,
  qualityIssues,
  qualityScore,
} from './data-quality.ts'

interface CmsListingFacts extends CmsDistributions {
  appendix: CmsAppendix
  listing_date: string | null
  is_current: boolean
  agreement: string | null
  notes: string | null
}

interface SuspensionOfCountry extends Suspension {
  /** As the countries table or the curator names it. */
  country: string
}

/** Everything that is recorded of a species and counts in its article summary. */
export interface ArticleFacts {
  shipments: readonly CountedShipments[]
  assessments: readonly (ChangedAssessment & CategoryFacts)[]
  cites_listings: readonly CitesListingFacts[]
  cms_listings: readonly CmsListingFacts[]
  suspensions: readonly SuspensionOfCountry[]
  last_complete_year: number | null
}

/**
 * The article summary of a species in `currentYear`, by the rules of document 3, section 3, and the supplement,
 * section 4. Portals read the one their database makes, which a test holds to this one.
 */
export function articleSummary(facts: ArticleFacts, currentYear: number) {
  const { shipments, assessments, cites_listings, suspensions, last_complete_year } = facts
  const years = shipments.map(({ year }) => year)
  const annual = [...Map.groupBy(shipments, ({ year }) => year)].map(([year, ofYear]) => ({
    year,
    quantity: totalReported(ofYear) ?? 0,
  }))
  const trade_trend = tradeTrend(annual)
  const [use, arctic, global] = [mostRecordedUse, topArcticExporter, topGlobalExporter].map((rule) =>
    rule(shipments),
  )
  const last = lastRecorded(shipments)
  const suspended = activeSuspensions(suspensions)
  const issues = qualityIssues(qualityFacts(shipments, assessments, cites_listings), currentYear)
  const score = qualityScore(issues)
  return {
    trade_records_count: countRecords(shipments),
    total_quantity: totalReported(shipments),
    most_recorded_trade_use: use?.code ?? null,
    trade_use_percentage: use?.percentage ?? null,
    wild_origin_count: wildOriginCount(shipments),
    pre_convention_count: preConventionCount(shipments),
    period_start_year: years.length === 0 ? null : years.reduce((a, b) => Math.min(a, b)),
    period_end_year: years.length === 0 ? null : years.reduce((a, b) => Math.max(a, b)),
    last_recorded_quantity: last?.quantity ?? null,
    last_recorded_year: last?.year ?? null,
    trade_trend,
    complete_years_trend:
      last_complete_year === null ? trade_trend : completeYearsTrend(annual, last_complete_year),
    last_complete_year,
    cites_suspensions_count: suspended.count,
    cites_suspension_states: suspended.states,
    ...iucnSummary(assessments),
    cites_status_current: currentCitesListing(cites_listings)?.appendix ?? null,
    cites_status_change: citesStatusChange(cites_listings) ?? null,
    ...cmsSummary(facts.cms_listings, currentYear),
    top_arctic_exporter: arctic?.code ?? null,
    top_arctic_exporter_percentage: arctic?.percentage ?? null,
    top_global_exporter: global?.code ?? null,
    top_global_exporter_percentage: global?.percentage ?? null,
    has_mixed_units: hasMixedUnits(shipments),
    data_quality_issues: issues,
    data_quality_score: score,
    data_quality_category: qualityCategory(score),
    issue_count: issues.length,
    needs_review: needsReview(issues, trade_trend),
  }
}

/** The global Red List status of the species; regional assessments do not count. */
function iucnSummary(assessments: ArticleFacts['assessments']) {
  const latest = latestGlobalAssessment(assessments)
  const change = iucnStatusChange(assessments) ?? null
  const isChanged = change === 'uplisted' || change === 'downlisted'
  return {
    iucn_status_current: latest?.status ?? null,
    iucn_possibly_extinct: latest?.possibly_extinct ?? null,
    iucn_possibly_extinct_in_wild: latest?.possibly_extinct_in_wild ?? null,
    iucn_status_change: change,
    iucn_change_reason: (isChanged ? changeReason(assessments) : undefined) ?? null,
  }
}

/**
 * How many suspensions under CITES are active, and which countries they concern, each once, in alphabetical order.
 */
export function activeSuspensions(suspensions: readonly SuspensionOfCountry[]) {
  const active = suspensions.filter(isActiveUnderCites)
  const countries = [...new Set(active.map(({ country }) => country))].sort()
  return { count: active.length, states: countries.map((country) => ({ country })) }
}

/** What the current CMS listing says; nothing of a species that is not listed. */
function cmsSummary(listings: readonly CmsListingFacts[], currentYear: number) {
  const current = listings.find(({ is_current }) => is_current)
  const range = current && cmsRange(current)
  const date = current?.listing_date ?? null
  return {
    cms_status_current: current?.appendix ?? null,
    cms_status_change: cmsStatusChange(listings) ?? null,
    cms_listing_date: date,
    cms_listing_years: date === null ? null : currentYear - yearOf(date),
    cms_native_countries_count: range?.native ?? null,
    cms_introduced_countries_count: range?.introduced ?? null,
    cms_extinct_countries_count: range?.extinct ?? null,
    cms_distribution_codes: range?.codes ?? null,
    cms_conservation_priority: conservationPriority(current?.appendix ?? null, range?.native ?? null) ?? null,
    cms_agreement_type: current?.agreement ?? null,
    cms_listing_notes: current?.notes ?? null,
    cms_population_trend: null,
  }
}
