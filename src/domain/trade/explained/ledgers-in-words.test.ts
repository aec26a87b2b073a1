import { describe, expect, test } from 'vitest'
import { agreement, largestPair, largestYear, lean, oneRowYear, recentReports } from './ledgers-in-words.ts'

const year = (
  of: number,
  exporters: number,
  importers: number,
  matched = Math.min(exporters, importers),
) => ({
  year: of,
  exporters,
  importers,
  larger: exporters + importers - matched,
  matched,
})
const article = (...years: ReturnType<typeof year>[]) => ({
  term: 'tusks',
  measure: 'number',
  rows: 9,
  exporters: 0,
  importers: 0,
  larger: 0,
  years,
})
const SHOWN = {
  article: article(year(2019, 90, 0), year(2020, 10, 6, 5), year(2022, 4, 8, 4), year(2023, 50, 50)),
  basis: 'larger' as const,
  years: { first: 2000, last: 2023 },
  last_complete_year: 2022,
  selection: {},
  signs: [],
}

describe('the last three complete years', () => {
  test('both sides and what is confirmed, without the incomplete year', () => {
    expect(recentReports(SHOWN)).toMatchObject({
      key: 'ledgers.recent',
      values: {
        years: { first: 2020, last: 2022 },
        exporters: { as: 'amount', value: 14 },
        importers: { as: 'quantity', value: 14 },
        confirmed: { as: 'share', value: 9 / 19 },
      },
    })
  })

  test.each([
    { what: 'one exporter', selection: { exporter: ['CA'] }, key: 'ledgers.recentFrom' },
    { what: 'one importer', selection: { importer: ['DK'] }, key: 'ledgers.recentTo' },
    { what: 'both', selection: { exporter: ['CA'], importer: ['DK'] }, key: 'ledgers.recentFromTo' },
    { what: 'two exporters', selection: { exporter: ['CA', 'GL'] }, key: 'ledgers.recent' },
    { what: 'none reported', selection: { exporter: ['-'] }, key: 'ledgers.recent' },
  ])('chosen countries: $what', ({ selection, key }) => {
    expect(recentReports({ ...SHOWN, selection })?.key).toBe(key)
  })

  test.each([
    { what: 'exporters’ reports are chosen', basis: 'exporters' as const, key: 'ledgers.exportersChosen' },
    { what: 'importers’ reports are chosen', basis: 'importers' as const, key: 'ledgers.importersChosen' },
  ])('$what', ({ basis, key }) => {
    expect(recentReports({ ...SHOWN, basis })?.key).toBe(key)
  })

  test.each([
    { what: 'importers report none', years: [year(2021, 3, 0)], key: 'ledgers.exportersAlone' },
    { what: 'exporters report none', years: [year(2021, 0, 3)], key: 'ledgers.importersAlone' },
    { what: 'nobody reports any more', years: [year(2008, 3, 0)], key: 'ledgers.noneRecent' },
    { what: 'nobody ever reported', years: [], key: undefined },
  ])('$what', ({ years, key }) => {
    expect(recentReports({ ...SHOWN, article: article(...years) })?.key).toBe(key)
  })

  test('years that end earlier have their own last three', () => {
    expect(recentReports({ ...SHOWN, years: { first: 2000, last: 2020 } })?.values).toMatchObject({
      years: { first: 2018, last: 2020 },
    })
  })

  test('a single year is one', () => {
    expect(recentReports({ ...SHOWN, years: { first: 2022, last: 2022 } })?.values).toMatchObject({
      years: { first: 2022, last: 2022 },
    })
  })
})

test.each([
  { what: 'the largest', years: [year(2020, 3, 0), year(2021, 5, 0)], peak: 2021 },
  { what: 'nothing of two alike', years: [year(2020, 5, 0), year(2021, 5, 0)], peak: undefined },
  { what: 'nothing of a single year', years: [year(2020, 5, 0)], peak: undefined },
])('the largest year: $what', ({ years, peak }) => {
  expect(largestYear({ article: article(...years), basis: 'larger' })?.values.year).toEqual(
    peak && { as: 'year', value: peak },
  )
})

test('the sign of one row names the largest of them, of the article shown', () => {
  const row = {
    year: 1999,
    rows: 12,
    record_id: null,
    share: 0.6,
    importer: 'DK',
    exporter: 'CA',
    unit: null,
    as_reported: 6,
    reported_by: 'exporters' as const,
  }
  const signs = [
    {
      sign: 'one_row_year' as const,
      article: { term: 'tusks', measure: 'number' },
      rows: [
        { ...row, quantity: 6, total: 10 },
        { ...row, year: 2003, quantity: 60, total: 80 },
      ],
    },
  ]
  const shown = article(year(2003, 80, 0), year(1999, 10, 0))
  expect(oneRowYear({ article: shown, signs })?.values).toMatchObject({
    year: { value: 2003 },
    share: { value: 0.75 },
  })
  expect(oneRowYear({ article: { ...shown, term: 'teeth' }, signs })).toBeUndefined()
  // Of another movement than the chart's.
  expect(oneRowYear({ article: article(year(2003, 20, 0)), signs })).toBeUndefined()
})

const LEDGERS = {
  article: { term: 'tusks', measure: 'number' },
  exporters: 8,
  importers: 6,
  matched: 4,
  larger: 10,
  agreement: 0.4 as number | null,
  lean: 0.1,
  pairs: { L0: 0, L1: 0, L2: 0, L3: 0, left_exporters: 0, left_importers: 0 },
  net_trade: null,
  partners: [],
}

test.each([
  { what: 'a part', ledgers: LEDGERS, key: 'ledgers.agree' },
  { what: 'nothing', ledgers: { ...LEDGERS, matched: 0, agreement: 0 }, key: 'ledgers.noneConfirmed' },
  { what: 'no report', ledgers: { ...LEDGERS, agreement: null }, key: undefined },
])('both sides agree on $what', ({ ledgers, key }) => {
  expect(agreement(ledgers, { first: 2000, last: 2022 })?.key).toBe(key)
})

test.each([
  { exporters: 8, importers: 6, key: 'ledgers.exportersMore' },
  { exporters: 6, importers: 8, key: 'ledgers.importersMore' },
  { exporters: 8, importers: 8, key: 'ledgers.alike' },
  { exporters: 8, importers: 0, key: undefined },
])('$exporters against $importers', ({ exporters, importers, key }) => {
  expect(lean({ ...LEDGERS, exporters, importers })?.key).toBe(key)
})

test('the largest pair is named where there are several', () => {
  const pair = (importer: string | null) => ({ ...LEDGERS, exporter: 'GL', importer })
  expect(largestPair({ ...LEDGERS, partners: [pair('DK'), pair('CN')] })?.count).toBe(2)
  expect(largestPair({ ...LEDGERS, partners: [pair('DK')] })).toBeUndefined()
  expect(largestPair({ ...LEDGERS, partners: [pair(null), pair('CN')] })).toBeUndefined()
})
