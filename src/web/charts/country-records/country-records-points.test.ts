import { expect, test } from 'vitest'
import { countryRecords } from './country-records-points.ts'

test('a year without a row counts none, also after the last one with rows', () => {
  const { exporter, importer } = countryRecords(
    [
      { year: 1990, exporter: 4, importer: 1 },
      { year: 1992, exporter: 0, importer: 2 },
    ],
    { first: 1990, last: 1993 },
    1992,
  )
  expect(exporter.map(({ value }) => value)).toEqual([4, 0, 0, 0])
  expect(importer.map(({ value }) => value)).toEqual([1, 0, 2, 0])
  expect(exporter.map(({ complete }) => complete)).toEqual([true, true, true, false])
})
