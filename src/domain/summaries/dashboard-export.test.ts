import { expect, test } from 'vitest'
import { dashboardExport, dashboardFileName } from './dashboard-export.ts'

const roseroot = {
  scientific_name: 'Rhodiola rosea',
  common_name: 'Roseroot',
  cites_appendix: 'II',
  iucn_status: null,
  iucn_year: null,
  population_trend: 'Unknown',
  trade_records_count: 0,
  years_under_cites: 3,
  effectiveness_category: 'To Be Determined',
} as const

test('the file has nine columns, and what is not known stays empty', () => {
  expect(dashboardExport([roseroot])).toEqual([
    [
      'Scientific Name',
      'Common Name',
      'CITES Appendix',
      'IUCN Status',
      'IUCN Year',
      'Population Trend',
      'Trade Records Count',
      'Years Under CITES',
      'Conservation Status',
    ],
    ['Rhodiola rosea', 'Roseroot', 'II', null, null, 'Unknown', 0, 3, 'To Be Determined'],
  ])
})

test('simulated figures carry their warning in every row', () => {
  const [head, row] = dashboardExport([roseroot], 'Simulated trade data.')
  expect([head?.length, head?.at(-1), row?.at(-1)]).toEqual([10, 'Note', 'Simulated trade data.'])
})

test('the file is named for the day', () => {
  expect(dashboardFileName('2026-11-21')).toBe('arctic-tracker-effectiveness-2026-11-21')
})
