import { expect, test } from 'vitest'
import { articleExport, articleFileName, type ExportedArticle } from './article-export.ts'

/** As document 3 and the domain notes list them. */
const HEADINGS =
  'Scientific Name;Common Name;Family;Trade Records;Total Quantity;Most Recorded Use;Use %;Wild Origin Count;Pre-Convention Count;Period Start;Period End;Last Recorded Quantity;Last Recorded Year;Trade Trend;CITES Suspensions;Suspension States;IUCN Status;IUCN Change;CITES Status;CITES Change;CMS Status;CMS Change;Top Arctic Exporter;Top Arctic Exporter %;Top Global Exporter;Top Global Exporter %;Data Quality Score;Needs Review;Last Updated'

const bear: ExportedArticle = {
  scientific_name: 'Ursus maritimus',
  common_name: 'Polar Bear',
  family: 'Ursidae',
  trade_records_count: 24501,
  total_quantity: 174559.25,
  most_recorded_trade_use: 'T',
  trade_use_percentage: 35.39,
  wild_origin_count: 20903,
  pre_convention_count: 12,
  period_start_year: 1975,
  period_end_year: 2023,
  last_recorded_quantity: 3,
  last_recorded_year: 2023,
  trade_trend: 'decreasing',
  complete_years_trend: 'stable',
  last_complete_year: 2022,
  cites_suspensions_count: 2,
  cites_suspension_states: [{ country: 'Greenland' }, { country: 'Norway' }],
  iucn_status_current: 'VU',
  iucn_possibly_extinct: null,
  iucn_possibly_extinct_in_wild: null,
  iucn_status_change: 'no_change',
  iucn_change_reason: null,
  cites_status_current: 'II',
  cites_status_change: 'uplisted',
  cms_status_current: 'II',
  cms_status_change: 'delisted by hand',
  cms_listing_date: '2015-02-08',
  cms_listing_years: 11,
  cms_native_countries_count: 6,
  cms_introduced_countries_count: 0,
  cms_extinct_countries_count: 0,
  cms_distribution_codes: ['CA', 'GL'],
  cms_conservation_priority: 'High',
  cms_agreement_type: 'CMS',
  cms_listing_notes: null,
  cms_population_trend: null,
  top_arctic_exporter: 'CA',
  top_arctic_exporter_percentage: 62.53,
  top_global_exporter: 'CA',
  top_global_exporter_percentage: 62.53,
  has_mixed_units: true,
  data_quality_score: 70,
  data_quality_category: 'Good',
  data_quality_issues: ['mixed_units', 'no_recent_assessment'],
  needs_review: true,
  trade_finding: {
    verdict: 'depends_on_what_is_counted',
    window_first: 2013,
    window_last: 2022,
    cells: 21,
    rise: 3,
    fall: 8,
    rows_in_window: 4210,
    main_term: 'skins',
    main_measure: 'number',
  },
  last_updated: '2026-11-21T10:00:00.000Z',
}

const cellsOf = (row: ExportedArticle, file: 'usual' | 'full' = 'usual') => {
  const [head = [], cells = []] = articleExport(file, [row])
  return Object.fromEntries(head.map((heading, place) => [heading, cells[place]]))
}

test.each([
  { change: 'uplisted', reason: 'genuine', said: 'Uplisted' },
  {
    change: 'downlisted',
    reason: 'non-genuine',
    said: 'Category changed; not a genuine change in status',
  },
  { change: 'downlisted', reason: null, said: 'Category changed; reason not stated' },
  { change: 'no_change', reason: null, said: 'No change' },
] as const)('a category $change, $reason, reads: $said', ({ change, reason, said }) => {
  const row = { ...bear, iucn_status_change: change, iucn_change_reason: reason }
  expect(cellsOf(row)).toMatchObject({ 'IUCN Change': said, 'CITES Change': 'Uplisted' })
})

test('possible extinction is written out', () => {
  const curlew = { ...bear, iucn_status_current: 'CR' as const, iucn_possibly_extinct: true }
  expect(cellsOf(curlew)).toMatchObject({ 'IUCN Status': 'CR (Possibly Extinct)' })
})

test('has the 29 columns in their order', () => {
  const [head] = articleExport('usual', [])
  expect(head).toHaveLength(29)
  expect(head?.join(';')).toBe(HEADINGS)
})

test('the full file adds the verdict on trade with its window, its tests and the main article', () => {
  expect(cellsOf(bear, 'full')).toMatchObject({
    'Trade Trend': 'Decreasing',
    'Trade Verdict': 'Depends on what is counted',
    'Verdict Window': '2013-2022',
    'Verdict Tests': 21,
    'Tests Rising': 3,
    'Tests Falling': 8,
    'Main Article': 'skins',
    'Main Article Measure': 'number',
  })
  expect(cellsOf({ ...bear, trade_finding: null }, 'full')).toMatchObject({
    'Trade Verdict': null,
    'Verdict Window': null,
    'Main Article': null,
  })
})

test('tells a species in codes, figures and words', () => {
  expect(articleExport('usual', [bear])[1]).toEqual([
    'Ursus maritimus',
    'Polar Bear',
    'Ursidae',
    24501,
    174559.25,
    'T',
    35.39,
    20903,
    12,
    1975,
    2023,
    3,
    2023,
    'Decreasing',
    2,
    'Greenland, Norway',
    'VU',
    'No change',
    'II',
    'Uplisted',
    'II',
    'delisted by hand',
    'CA',
    62.53,
    'CA',
    62.53,
    70,
    'Yes',
    '2026-11-21T10:00:00.000Z',
  ])
})

test.each<{ what: string; facts: Partial<ExportedArticle>; cells: Record<string, string | number | null> }>([
  {
    what: 'without trade',
    facts: {
      trade_records_count: 0,
      most_recorded_trade_use: null,
      trade_trend: 'no_trade',
      top_arctic_exporter: null,
      top_global_exporter: null,
      needs_review: false,
    },
    cells: {
      'Trade Records': 0,
      'Most Recorded Use': 'No trade',
      'Trade Trend': 'No trade',
      'Top Arctic Exporter': 'No Arctic trade',
      'Top Global Exporter': 'No trade',
      'Needs Review': 'No',
    },
  },
  {
    what: 'traded, its use and exporters not named',
    facts: {
      trade_trend: 'insufficient_data',
      most_recorded_trade_use: null,
      top_arctic_exporter: null,
      top_global_exporter: null,
    },
    cells: {
      'Trade Trend': 'Insufficient data',
      'Most Recorded Use': null,
      'Top Arctic Exporter': 'No Arctic trade',
      'Top Global Exporter': null,
    },
  },
  { what: 'suspended nowhere', facts: { cites_suspension_states: [] }, cells: { 'Suspension States': '' } },
  {
    what: 'suspended by rows that cannot be read',
    facts: { cites_suspension_states: { country: 'Norway' } },
    cells: { 'Suspension States': 'Invalid data' },
  },
  {
    what: 'whose summary was never made',
    facts: {
      trade_records_count: null,
      most_recorded_trade_use: null,
      trade_trend: null,
      cites_suspension_states: null,
      top_arctic_exporter: null,
      top_global_exporter: null,
      needs_review: null,
    },
    cells: {
      'Trade Records': null,
      'Most Recorded Use': null,
      'Trade Trend': null,
      'Suspension States': null,
      'Top Arctic Exporter': null,
      'Top Global Exporter': null,
      'Needs Review': null,
    },
  },
])('a species $what', ({ facts, cells }) => {
  expect(cellsOf({ ...bear, ...facts })).toMatchObject(cells)
})

test('the full file begins with the same columns and adds quality and CMS', () => {
  const [usual, full] = [articleExport('usual', []), articleExport('full', [])].map(([head]) => head)
  expect(full?.slice(0, 29)).toEqual(usual)
  expect(cellsOf(bear, 'full')).toMatchObject({
    'Complete Years Trend': 'Stable',
    'Mixed Units': 'Yes',
    'Data Quality Issues': 'mixed_units, no_recent_assessment',
    'CMS Distribution Codes': 'CA, GL',
    'CMS Native Countries': 6,
    'CMS Listing Notes': null,
  })
})

test('simulated figures carry their warning in a column of its own', () => {
  const rows = articleExport('usual', [bear], 'Simulated trade data.')
  expect(rows.map((row) => row[29])).toEqual(['Note', 'Simulated trade data.'])
})

test('the file is named by its day', () => {
  expect(articleFileName('usual', '2026-11-21')).toBe('arctic_species_summary_2026-11-21')
  expect(articleFileName('full', '2026-11-21')).toBe('arctic_species_summary_full_2026-11-21')
})
