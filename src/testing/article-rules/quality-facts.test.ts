import { expect, test } from 'vitest'
import { shipments } from './counted-shipments.ts'
import { qualityFacts } from './quality-facts.ts'

test('counts how the records were reported and what is known of the species', () => {
  const facts = qualityFacts(
    [
      shipments({ year: 1990, source: null, records: 40 }),
      shipments({ year: 1991, source: null, purpose: null, exporter: null, records: 3 }),
      shipments({ year: 2000, exporter: 'XX', unit: 'kg', reporter_type: 'I', records: 2 }),
      shipments({ year: 2000, exporter: 'XV', records: 1 }),
    ],
    [
      { year_published: 2012, is_latest: false, scope_code: '1' },
      { year_published: 2016, is_latest: true, scope_code: '1' },
      { year_published: 2024, is_latest: true, scope_code: '2' },
    ],
    [
      {
        appendix: 'I',
        listing_date: '1975-07-01',
        end_date: null,
        is_current: true,
        covers: 'subspecies',
        population_identifier: 'nereis',
      },
    ],
  )
  expect(facts).toEqual({
    records: 46,
    distinct_years: 3,
    has_mixed_units: true,
    records_with_source_expected: 6,
    records_without_source: 3,
    records_without_purpose: 3,
    records_of_main_reporter: 44,
    records_of_unknown_exporter: 5,
    last_global_assessment_year: 2016,
    has_current_cites_listing: false,
  })
})

test('of a species without trade or assessments nothing is counted', () => {
  expect(qualityFacts([], [], [])).toMatchObject({ records: 0, last_global_assessment_year: null })
})
