import { GLOBAL_SCOPE } from '#domain/assessments/assessment-scopes.ts'
import type { AssessmentFacts } from '#domain/assessments/latest-assessment.ts'
import { type CitesListingFacts, currentCitesListing } from '#domain/listings/current-appendix.ts'
import {
  QUALITY_DEDUCTIONS,
  QUALITY_ISSUES,
  type QualityCategory,
  type QualityIssue,
} from '#domain/summaries/data-quality.ts'
import { FIRST_YEAR_WITH_SOURCE } from '#domain/trade/trade-caveats.ts'
import { REPORTER_TYPES } from '#domain/trade/trade-vocabulary.ts'
import type { TradeTrend } from '#domain/trade/trend-values.ts'
import { type CountedShipments, countRecords } from './counted-shipments.ts'

const EXCELLENT_FROM = 90
const GOOD_FROM = 70
const FAIR_FROM = 50

const REVIEW_BELOW = 70
const REVIEW_FROM_ISSUES = 3

const FEWEST_YEARS = 5
const ASSESSMENT_AGES_AFTER = 10
const UNKNOWN_EXPORTERS: readonly (string | null)[] = ['XX', null]

/** What the data quality score of a species is made from. Source: domain notes, section 9, "data_quality_score". */
export function qualityFacts(
  shipments: readonly CountedShipments[],
  assessments: readonly AssessmentFacts[],
  listings: readonly CitesListingFacts[],
) {
  const sourceExpected = shipments.filter(({ year }) => year >= FIRST_YEAR_WITH_SOURCE)
  const globalYears = assessments
    .filter(({ scope_code }) => scope_code === GLOBAL_SCOPE)
    .map(({ year_published }) => year_published)
  return {
    records: countRecords(shipments),
    distinct_years: new Set(shipments.map(({ year }) => year)).size,
    has_mixed_units: hasMixedUnits(shipments),
    /** Records since 1991, when reports began to name the source, and those of them that do not. */
    records_with_source_expected: countRecords(sourceExpected),
    records_without_source: countRecords(sourceExpected, ({ source }) => source === null),
    records_without_purpose: countRecords(shipments, ({ purpose }) => purpose === null),
    /** Records of the side that reported more of them. */
    records_of_main_reporter: Math.max(
      ...REPORTER_TYPES.map((type) => countRecords(shipments, ({ reporter_type }) => reporter_type === type)),
    ),
    /** Exporter blank or XX, unknown. */
    records_of_unknown_exporter: countRecords(shipments, ({ exporter }) =>
      UNKNOWN_EXPORTERS.includes(exporter),
    ),
    /** The year of the newest global assessment; null without one. */
    last_global_assessment_year: globalYears.length === 0 ? null : Math.max(...globalYears),
    has_current_cites_listing: currentCitesListing(listings) !== undefined,
  }
}

export type QualityFacts = ReturnType<typeof qualityFacts>

/**
 * What lowers the score of a species in `currentYear`. Shares are compared exactly: ten of a hundred
 * records are not yet more than a tenth. Source: domain notes, section 9, "data_quality_score".
 */
export function qualityIssues(facts: QualityFacts, currentYear: number): QualityIssue[] {
  const { records, last_global_assessment_year: assessed } = facts
  const found: Record<QualityIssue, boolean> = {
    mixed_units: facts.has_mixed_units,
    source_missing: facts.records_without_source * 10 > facts.records_with_source_expected,
    purpose_missing: facts.records_without_purpose * 10 > records,
    few_years: facts.distinct_years < FEWEST_YEARS,
    one_reporter: facts.records_of_main_reporter * 10 > records * 9,
    exporter_unknown: facts.records_of_unknown_exporter * 10 > records,
    no_recent_assessment: assessed === null || currentYear - assessed > ASSESSMENT_AGES_AFTER,
    no_cites_listing: !facts.has_current_cites_listing,
  }
  return QUALITY_ISSUES.filter((issue) => found[issue])
}

/** A hundred less what the issues take, never below zero. Source: domain notes, section 9. */
export function qualityScore(issues: readonly QualityIssue[]): number {
  return Math.max(
    0,
    issues.reduce((score, issue) => score - QUALITY_DEDUCTIONS[issue], 100),
  )
}

/** How a score is worded; null, never made, is unknown. Source: specification, document 3, section 9. */
export function qualityCategory(score: number | null): QualityCategory {
  if (score === null) return 'Unknown'
  if (score >= EXCELLENT_FROM) return 'Excellent'
  if (score >= GOOD_FROM) return 'Good'
  return score >= FAIR_FROM ? 'Fair' : 'Poor'
}

/**
 * Whether a curator should look: a low score, several issues, or a trend counted over units that do not add
 * up. Source: domain notes, section 9, "needs_review".
 */
export function needsReview(issues: readonly QualityIssue[], trend: TradeTrend): boolean {
  return (
    qualityScore(issues) < REVIEW_BELOW ||
    issues.length >= REVIEW_FROM_ISSUES ||
    (issues.includes('mixed_units') && (trend === 'increasing' || trend === 'decreasing'))
  )
}

/** Whether quantities are counted in more than one normalised unit, so that their sum adds what cannot be added. */
export function hasMixedUnits(counted: readonly { unit: string | null }[]): boolean {
  return new Set(counted.map(({ unit }) => unit)).size > 1
}
