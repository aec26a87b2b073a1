import { expect, test } from 'vitest'
import { type EffectivenessFacts, effectivenessRows } from './effectiveness-rows.ts'

const MINKE_WHALE: EffectivenessFacts = {
  id: 'minke',
  scientific_name: 'Balaenoptera acutorostrata',
  common_name: 'Common Minke Whale',
  population_trend: 'unknown',
  red_list: {
    status: 'LC',
    possibly_extinct: null,
    possibly_extinct_in_wild: null,
    scope: 'Global',
    year: 2018,
  },
  cites_listings: [
    {
      appendix: 'II',
      listing_date: '1979-06-28',
      end_date: null,
      is_current: false,
      covers: 'species',
      population_identifier: null,
    },
    {
      appendix: 'I',
      listing_date: '1986-01-01',
      end_date: null,
      is_current: true,
      covers: 'species',
      population_identifier: null,
    },
    {
      appendix: 'II',
      listing_date: '1986-01-01',
      end_date: null,
      is_current: true,
      covers: 'population',
      population_identifier: 'West Greenland population',
    },
  ],
  trade: {
    total_trade_records: 4490,
    recent_trend: 'decreasing',
    last_complete_year: 2022,
    overall_max_year: 2023,
    has_mixed_units: true,
    exporter_reported_records: 3125,
    importer_reported_records: 1365,
  },
  finding: {
    verdict: 'depends_on_what_is_counted',
    window_first: 2013,
    window_last: 2022,
    cells: 27,
    rise: 4,
    fall: 9,
    rows_in_window: 612,
    main_term: 'meat',
    main_measure: 'kg',
  },
}

test('a population listed apart has a row of its own, named after it', () => {
  const rows = effectivenessRows([MINKE_WHALE], '2026-11-21')
  expect(
    rows.map(({ species_id, common_name, cites_appendix }) => [species_id, common_name, cites_appendix]),
  ).toEqual([
    ['minke', 'Common Minke Whale', 'I'],
    ['minke:West Greenland population', 'Common Minke Whale* (West Greenland population)', 'II'],
  ])
})

test('a row tells its trends, its category and its years since the first listing', () => {
  expect(effectivenessRows([MINKE_WHALE], '2026-11-21')[0]).toEqual({
    species_id: 'minke',
    scientific_name: 'Balaenoptera acutorostrata',
    common_name: 'Common Minke Whale',
    cites_appendix: 'I',
    iucn_status: 'LC',
    iucn_year: 2018,
    iucn_possibly_extinct: null,
    iucn_possibly_extinct_in_wild: null,
    regional_assessment: null,
    population_trend: 'Unknown',
    trade_trend: 'Depends',
    trade_finding: MINKE_WHALE.finding,
    plain_sum_trend: 'decreasing',
    trade_records_count: 4490,
    trade_caveats: ['both_reporters', 'mixed_units', 'latest_year_incomplete'],
    effectiveness_score: null,
    effectiveness_category: 'Unknown',
    data_quality_score: 75,
    first_cites_listing: '1979-06-28',
    years_under_cites: 47,
    trade_reduction_pct: null,
  })
})

test('a species that was never listed keeps a row without years', () => {
  const [row] = effectivenessRows([{ ...MINKE_WHALE, cites_listings: [] }], '2026-11-21')
  expect(row).toMatchObject({
    cites_appendix: null,
    first_cites_listing: null,
    years_under_cites: null,
    effectiveness_category: 'Unknown',
  })
})

test('rows are made once for each species and year, and anew where its facts or the year are others', () => {
  const other = { ...MINKE_WHALE, id: 'other' }
  const before = effectivenessRows([MINKE_WHALE, other], '2026-11-21')
  const after = effectivenessRows([MINKE_WHALE, { ...other }], '2026-12-31')
  expect(after[0]).toBe(before[0])
  expect(after[2]).not.toBe(before[2])
  expect(effectivenessRows([MINKE_WHALE], '2027-01-01')[0]).toMatchObject({ years_under_cites: 48 })
})

test('a species without trade has counted no records, no trend and nothing to beware of', () => {
  const [row] = effectivenessRows([{ ...MINKE_WHALE, trade: null, finding: null }], '2026-11-21')
  expect(row).toMatchObject({
    trade_trend: 'Unknown',
    trade_finding: null,
    plain_sum_trend: null,
    trade_records_count: 0,
    trade_caveats: [],
  })
})
