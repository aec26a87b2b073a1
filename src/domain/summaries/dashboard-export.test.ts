import { expect, test } from 'vitest'
import { dashboardExport, dashboardFileName } from './dashboard-export.ts'

const roseroot = {
  scientific_name: 'Rhodiola rosea',
  common_name: 'Roseroot',
  cites_appendix: 'II',
  iucn_status: null,
  iucn_year: null,
  iucn_possibly_extinct: null,
  iucn_possibly_extinct_in_wild: null,
  regional_assessment: null,
  population_trend: 'Unknown',
  trade_records_count: 0,
  years_under_cites: 3,
  effectiveness_category: 'To Be Determined',
  trade_trend: 'Unknown',
  trade_finding: null,
  plain_sum_trend: null,
} as const

const ORIGIN = { source: 'CITES listings', release: 'CITES listings: CoP19', date: '2026-11-24' }

test('every row comes with its source, release and date', () => {
  expect(dashboardExport([roseroot], ORIGIN)).toEqual([
    [
      'Scientific Name',
      'Common Name',
      'CITES Appendix',
      'IUCN Status',
      'IUCN Year',
      'IUCN Scope',
      'Population Trend',
      'Trade Records Count',
      'Years Under CITES',
      'Effectiveness Category',
      'Trade Trend',
      'Trade Trend Window',
      'Trade Trend Tests',
      'Tests Rising',
      'Tests Falling',
      'Main Article',
      'Main Article Measure',
      'Trend of Plain Sum over All Rows',
      'Source',
      'Release',
      'Date',
      'Simulated',
      'Note',
    ],
    [
      ...['Rhodiola rosea', 'Roseroot', 'II', null, null, null, 'Unknown', 0, 3, 'To Be Determined'],
      ...['Unknown', null, null, null, null, null, null, null],
      ...['CITES listings', 'CITES listings: CoP19', '2026-11-24', 'no', null],
    ],
  ])
})

test('the verdict stands with its window, its tests and its main article, the plain sum apart', () => {
  const narwhal = {
    ...roseroot,
    trade_trend: 'Decreasing',
    trade_finding: {
      verdict: 'decreasing',
      window_first: 2013,
      window_last: 2022,
      cells: 27,
      rise: 0,
      fall: 14,
      rows_in_window: 3120,
      main_term: 'tusks',
      main_measure: 'number',
    },
    plain_sum_trend: 'increasing',
  } as const
  const [, row] = dashboardExport([narwhal], ORIGIN)
  expect(row?.slice(10, 18)).toEqual([
    ...['Decreasing', '2013-2022', 27, 0, 14, 'tusks', 'number', 'increasing'],
  ])
})

test('no column is called a conservation status', () => {
  expect(dashboardExport([], ORIGIN)[0]).not.toContain('Conservation Status')
})

test('a status is written with its scope and its tag', () => {
  const europe = {
    status: 'LC',
    possibly_extinct: null,
    possibly_extinct_in_wild: null,
    scope: 'Europe',
    year: 2014,
  } as const
  const curlew = { ...roseroot, iucn_status: 'CR', iucn_year: 2019, iucn_possibly_extinct: true } as const
  const rows = dashboardExport([{ ...roseroot, regional_assessment: europe }, curlew], ORIGIN)
  expect(rows.map((row) => row.slice(3, 6))).toEqual([
    ['IUCN Status', 'IUCN Year', 'IUCN Scope'],
    ['LC in Europe', 2014, 'Europe'],
    ['CR (Possibly Extinct)', 2019, 'Global'],
  ])
})

test('simulated figures carry their warning in every row', () => {
  const [, row] = dashboardExport([roseroot], ORIGIN, 'Simulated trade data.')
  expect(row?.slice(-2)).toEqual(['yes', 'Simulated trade data.'])
})

test('the file is named for the day', () => {
  expect(dashboardFileName('2026-11-21')).toBe('arctic-tracker-effectiveness-2026-11-21')
})
