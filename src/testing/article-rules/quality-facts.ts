import { GLOBAL_SCOPE } from '#domain/assessments/assessment-scopes.ts'
import type { AssessmentFacts } from '#domain/assessments/latest-assessment.ts'
import { type CitesListingFacts, currentCitesListing } from '#domain/listings/current-appendix.ts'
import { FIRST_YEAR_WITH_SOURCE } from '#domain/trade/trade-caveats.ts'
import { REPORTER_TYPES } from '#domain/trade/trade-vocabulary.ts'
import { type CountedShipments, countRecords } from './counted-shipments.ts'
import type { QualityFacts } from './data-quality.ts'

const UNKNOWN_EXPORTERS: readonly (string | null)[] = ['XX', null]

/** What the data quality score of a species is made from. Source: domain notes, section 9, "data_quality_score". */
export function qualityFacts(
  shipments: readonly CountedShipments[],
  assessments: readonly AssessmentFacts[],
  listings: readonly CitesListingFacts[],
): QualityFacts {
  const sourceExpected = shipments.filter(({ year }) => year >= FIRST_YEAR_WITH_SOURCE)
  const globalYears = assessments
    .filter(({ scope_code }) => scope_code === GLOBAL_SCOPE)
    .map(({ year_published }) => year_published)
  return {
    records: countRecords(shipments),
    distinct_years: new Set(shipments.map(({ year }) => year)).size,
    has_mixed_units: hasMixedUnits(shipments),
    records_with_source_expected: countRecords(sourceExpected),
    records_without_source: countRecords(sourceExpected, ({ source }) => source === null),
    records_without_purpose: countRecords(shipments, ({ purpose }) => purpose === null),
    records_of_main_reporter: Math.max(
      ...REPORTER_TYPES.map((type) => countRecords(shipments, ({ reporter_type }) => reporter_type === type)),
    ),
    records_of_unknown_exporter: countRecords(shipments, ({ exporter }) =>
      UNKNOWN_EXPORTERS.includes(exporter),
    ),
    last_global_assessment_year: globalYears.length === 0 ? null : Math.max(...globalYears),
    has_current_cites_listing: currentCitesListing(listings) !== undefined,
  }
}

/** Whether quantities are counted in more than one normalised unit, so that their sum adds what cannot be added. */
export function hasMixedUnits(counted: readonly { unit: string | null }[]): boolean {
  return new Set(counted.map(({ unit }) => unit)).size > 1
}
