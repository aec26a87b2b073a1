import { expect, test } from 'vitest'
import { coveragePercentage, landingMetrics } from './landing-metrics.ts'

const NO_TRADE = { records: 0, first_year: null, last_year: null }

test('species, families and coverages are counted; regional assessments do not count', () => {
  const species = [
    {
      family: 'Ursidae',
      latest_iucn_status: 'VU',
      latest_iucn_scope: 'Global',
      current_cites_appendix: 'II',
    },
    {
      family: 'Balaenidae',
      latest_iucn_status: null,
      latest_iucn_scope: 'Global',
      current_cites_appendix: 'I',
    },
    {
      family: 'Balaenidae',
      latest_iucn_status: 'NE',
      latest_iucn_scope: 'Global',
      current_cites_appendix: null,
    },
    {
      family: 'Crassulaceae',
      latest_iucn_status: 'LC',
      latest_iucn_scope: 'Europe',
      current_cites_appendix: 'II',
    },
  ] as const
  expect(landingMetrics(species, { records: 464_042, first_year: 1975, last_year: 2023 })).toEqual({
    totalSpecies: 4,
    families: 3,
    iucnCoverage: { total: 4, withAssessment: 2, percentage: 50 },
    citesCoverage: { total: 4, withListing: 3, percentage: 75 },
    tradeRecordCount: 464_042,
    firstTradeYear: 1975,
    lastTradeYear: 2023,
  })
})

test('an empty portal counts zero', () => {
  expect(landingMetrics([], NO_TRADE)).toMatchObject({ totalSpecies: 0, iucnCoverage: { percentage: 0 } })
})

test.each([
  { covered: 42, total: 43, percentage: 97.7 },
  { covered: 43, total: 43, percentage: 100 },
  { covered: 44, total: 43, percentage: 100 },
  { covered: 1, total: 3, percentage: 33.3 },
  { covered: 0, total: 43, percentage: 0 },
  { covered: 0, total: 0, percentage: 0 },
])('$covered of $total is $percentage %', ({ covered, total, percentage }) => {
  expect(coveragePercentage(covered, total)).toBe(percentage)
})
