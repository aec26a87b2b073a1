import { expect, test } from 'vitest'
import { purposesByYear, sourceGroupsByYear, yearsOfParts } from './shares-over-time.ts'

const value = (name: string | null, ...by_year: number[]) => ({
  value: name,
  records: by_year.reduce((sum, records) => sum + records, 0),
  by_year,
})

test('sources are grouped; what is unknown and what is blank are one, and codes of no group stay together', () => {
  const sources = [
    value('W', 5, 1),
    value('X', 1, 0),
    value('C', 0, 4),
    value(null, 2, 0),
    value('U', 1, 1),
    value('Y', 0, 1),
  ]
  expect(sourceGroupsByYear(sources)).toEqual([
    { id: 'wild', records: 7, by_year: [6, 1] },
    { id: 'captive', records: 4, by_year: [0, 4] },
    { id: 'unknown', records: 4, by_year: [3, 1] },
    { id: null, records: 1, by_year: [0, 1] },
  ])
})

test('purposes under two per cent are together, before those not stated', () => {
  const purposes = [value('T', 90, 90), value(null, 10, 8), value('Z', 1, 0), value('M', 0, 1)]
  expect(purposesByYear(purposes).map(({ id, records }) => [id, records])).toEqual([
    ['T', 180],
    ['other', 2],
    [null, 18],
  ])
})

test('every year of the chart has its parts; one without records has none', () => {
  const parts = [
    { id: 'T', records: 5, by_year: [2, 3] },
    { id: 'P', records: 1, by_year: [0, 1] },
  ]
  const years = [
    { year: 2000, exporters: 2, importers: 0 },
    { year: 2002, exporters: 4, importers: 0 },
  ]
  expect(
    yearsOfParts(parts, { records_by_year: years, last_complete_year: 2001 }, { first: 2000, last: 2002 }),
  ).toEqual([
    { year: 2000, records: 2, parts: [2, 0], complete: true },
    { year: 2001, records: 0, parts: [0, 0], complete: true },
    { year: 2002, records: 4, parts: [3, 1], complete: false },
  ])
})
