import { describe, expect, test } from 'vitest'
import { allRecords, endOfRecords, peakOfRecords, recordsInWords } from './records-in-words.ts'

const of = (years: Record<number, [exporters: number, importers: number]>, last: number | null = 2012) => {
  const records_by_year = Object.entries(years).map(([year, [exporters, importers]]) => ({
    year: Number(year),
    exporters,
    importers,
  }))
  const sum = (side: 'exporters' | 'importers') => records_by_year.reduce((all, one) => all + one[side], 0)
  return {
    records_by_year,
    exporters_records: sum('exporters'),
    importers_records: sum('importers'),
    last_complete_year: last,
  }
}
const YEARS = { first: 2010, last: 2012 }
const figures = (sentence: ReturnType<typeof peakOfRecords>) =>
  sentence && {
    key: sentence.key,
    ...Object.fromEntries(
      Object.entries(sentence.values).map(([name, said]) => [
        name,
        said.as === 'years' ? [said.first, said.last] : 'value' in said && said.value,
      ]),
    ),
  }

describe('how many records, and whose', () => {
  test.each([
    { what: 'both sides', years: { 2010: [3, 1] }, key: 'records.both' },
    { what: 'exporters alone', years: { 2010: [3, 0] }, key: 'records.exporters' },
    { what: 'importers alone', years: { 2010: [0, 1] }, key: 'records.importers' },
  ] as { what: string; years: Record<number, [number, number]>; key: string }[])(
    '$what',
    ({ years, key }) => {
      expect(allRecords(of(years), YEARS).key).toBe(key)
    },
  )

  test('nothing is said of no records', () => {
    expect(recordsInWords(of({}), YEARS)).toEqual([])
  })
})

describe('the year with most records', () => {
  test.each([
    {
      what: 'beside the last complete year',
      view: of({ 2010: [5, 5], 2011: [1, 0], 2012: [2, 1] }),
      said: { key: 'records.peakAndLast', year: 2010, most: 10, last: 2012, records: 3 },
    },
    {
      what: 'a last complete year without records',
      view: of({ 2010: [5, 5], 2011: [1, 0] }),
      said: { key: 'records.peakAndLast', year: 2010, most: 10, last: 2012, records: 0 },
    },
    {
      what: 'the last complete year itself',
      view: of({ 2010: [1, 0], 2012: [2, 1] }),
      said: { key: 'records.peakIsLast', year: 2012, most: 3 },
    },
    {
      what: 'years that end before it',
      view: of({ 2010: [1, 0], 2011: [2, 1] }, 2020),
      said: { key: 'records.peak', year: 2011, most: 3 },
    },
    {
      what: 'two years alike',
      view: of({ 2010: [2, 0], 2012: [1, 1] }),
      said: { key: 'records.tied', most: 2, years: 2 },
    },
  ])('$what', ({ view, said }) => {
    expect(figures(peakOfRecords(view, YEARS))).toEqual(said)
  })

  test('nothing is said of single records', () => {
    expect(peakOfRecords(of({ 2010: [1, 0], 2012: [0, 1] }), YEARS)).toBeUndefined()
  })

  test('nothing is said of a single year', () => {
    expect(peakOfRecords(of({ 2010: [5, 5] }), { first: 2010, last: 2010 })).toBeUndefined()
  })
})

describe('where records end', () => {
  test.each([
    {
      what: 'before the years do',
      view: of({ 2010: [1, 0] }),
      years: YEARS,
      said: { key: 'records.stopped', year: 2010, years: [2011, 2012] },
    },
    {
      what: 'after the last complete year',
      view: of({ 2012: [1, 0], 2013: [1, 0] }),
      years: { first: 2012, last: 2013 },
      said: { key: 'incomplete', years: [2013, 2013] },
    },
    {
      what: 'with years without records between',
      view: of({ 2010: [1, 0], 2012: [1, 0] }),
      years: YEARS,
      said: { key: 'records.empty', years: 1 },
    },
    {
      what: 'with records in every year',
      view: of({ 2010: [1, 0], 2011: [1, 0], 2012: [1, 0] }),
      years: YEARS,
      said: undefined,
    },
  ])('$what', ({ view, years, said }) => {
    expect(figures(endOfRecords(view, years))).toEqual(said)
  })
})
