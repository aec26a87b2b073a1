import { describe, expect, test } from 'vitest'
import { QUALITY_DEDUCTIONS, QUALITY_ISSUES, type QualityIssue } from '#domain/summaries/data-quality.ts'
import type { TradeTrend } from '#domain/trade/trend-values.ts'
import { shipments } from './counted-shipments.ts'
import {
  needsReview,
  type QualityFacts,
  qualityCategory,
  qualityFacts,
  qualityIssues,
  qualityScore,
} from './data-quality.ts'

const IN_2026 = 2026

const sound: QualityFacts = {
  records: 100,
  distinct_years: 20,
  has_mixed_units: false,
  records_with_source_expected: 50,
  records_without_source: 5,
  records_without_purpose: 10,
  records_of_main_reporter: 90,
  records_of_unknown_exporter: 10,
  last_global_assessment_year: 2016,
  has_current_cites_listing: true,
}

describe('what lowers a score', () => {
  test.each<{ what: string; facts: Partial<QualityFacts>; issues: QualityIssue[] }>([
    { what: 'exactly a tenth, nine tenths, five and ten years are sound', facts: {}, issues: [] },
    { what: 'mixed units', facts: { has_mixed_units: true }, issues: ['mixed_units'] },
    { what: 'sources', facts: { records_without_source: 6 }, issues: ['source_missing'] },
    {
      what: 'no record since sources are named',
      facts: { records_with_source_expected: 0, records_without_source: 0 },
      issues: [],
    },
    { what: 'purposes', facts: { records_without_purpose: 11 }, issues: ['purpose_missing'] },
    { what: 'five years', facts: { distinct_years: 5 }, issues: [] },
    { what: 'four years', facts: { distinct_years: 4 }, issues: ['few_years'] },
    { what: 'one side', facts: { records_of_main_reporter: 91 }, issues: ['one_reporter'] },
    { what: 'exporters', facts: { records_of_unknown_exporter: 11 }, issues: ['exporter_unknown'] },
    {
      what: 'eleven years ago',
      facts: { last_global_assessment_year: 2015 },
      issues: ['no_recent_assessment'],
    },
    {
      what: 'never assessed',
      facts: { last_global_assessment_year: null },
      issues: ['no_recent_assessment'],
    },
    { what: 'not listed', facts: { has_current_cites_listing: false }, issues: ['no_cites_listing'] },
    {
      what: 'no trade at all',
      facts: {
        records: 0,
        distinct_years: 0,
        records_with_source_expected: 0,
        records_without_source: 0,
        records_without_purpose: 0,
        records_of_main_reporter: 0,
        records_of_unknown_exporter: 0,
      },
      issues: ['few_years'],
    },
  ])('$what: $issues', ({ facts, issues }) => {
    expect(qualityIssues({ ...sound, ...facts }, IN_2026)).toEqual(issues)
  })
})

test('every deduction takes its points, and all of them leave nothing', () => {
  expect(QUALITY_DEDUCTIONS).toEqual({
    mixed_units: 20,
    source_missing: 15,
    purpose_missing: 10,
    few_years: 15,
    one_reporter: 10,
    exporter_unknown: 10,
    no_recent_assessment: 10,
    no_cites_listing: 10,
  })
  expect(qualityScore([])).toBe(100)
  expect(qualityScore(['mixed_units', 'source_missing'])).toBe(65)
  expect(qualityScore(QUALITY_ISSUES)).toBe(0)
})

test.each([
  { score: 100, category: 'Excellent' },
  { score: 90, category: 'Excellent' },
  { score: 89, category: 'Good' },
  { score: 70, category: 'Good' },
  { score: 69, category: 'Fair' },
  { score: 50, category: 'Fair' },
  { score: 49, category: 'Poor' },
  { score: 0, category: 'Poor' },
  { score: null, category: 'Unknown' },
])('$score is $category', ({ score, category }) => {
  expect(qualityCategory(score)).toBe(category)
})

test.each<{ issues: QualityIssue[]; trend: TradeTrend; review: boolean }>([
  { issues: [], trend: 'increasing', review: false },
  { issues: ['mixed_units', 'purpose_missing'], trend: 'stable', review: false },
  { issues: ['mixed_units', 'source_missing'], trend: 'stable', review: true },
  { issues: ['purpose_missing', 'one_reporter', 'no_cites_listing'], trend: 'stable', review: true },
  { issues: ['mixed_units'], trend: 'increasing', review: true },
  { issues: ['mixed_units'], trend: 'decreasing', review: true },
  { issues: ['mixed_units'], trend: 'insufficient_data', review: false },
  { issues: ['few_years'], trend: 'decreasing', review: false },
])('$issues with trade $trend: review $review', ({ issues, trend, review }) => {
  expect(needsReview(issues, trend)).toBe(review)
})

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
