import { expect, test } from 'vitest'
import { TRADE_APPENDICES } from '#domain/listings/appendix.ts'
import { isKnownTerm, normaliseTerm } from '#domain/trade/terms.ts'
import { FIRST_CITES_YEAR, PURPOSES, REPORTER_TYPES, SOURCES } from '#domain/trade/trade-vocabulary.ts'
import { isKnownUnit, normaliseUnit } from '#domain/trade/units.ts'
import { readCatalogueFile } from '#ingest/catalogue/catalogue-files.ts'

const PUBLISHED_RECORDS = 464_042
const DIMENSIONS = [
  'appendix',
  'exporter',
  'importer',
  'origin',
  'purpose',
  'reporter_type',
  'source',
  'term',
  'year',
]

const shares = readCatalogueFile('trade-profiles.csv')

test('each dimension of a species adds up to the same number of records, all of them to those published', () => {
  let total = 0
  for (const [name, ofSpecies] of Map.groupBy(shares, ({ scientific_name }) => scientific_name)) {
    const sums = Map.groupBy(ofSpecies, ({ dimension }) => dimension)
    expect([...sums.keys()].toSorted(), name).toEqual(DIMENSIONS)
    const records = [...sums.values()].map((rows) => rows.reduce((sum, row) => sum + Number(row.records), 0))
    expect(new Set(records).size, name).toBe(1)
    total += records[0] ?? 0
  }
  expect(total).toBe(PUBLISHED_RECORDS)
})

test.each([
  ['appendix', TRADE_APPENDICES],
  ['purpose', ['', ...PURPOSES]],
  ['source', ['', ...SOURCES]],
  ['reporter_type', REPORTER_TYPES],
] as const)('%s has known codes only', (dimension, codes) => {
  const values = new Set(shares.filter((row) => row.dimension === dimension).map(({ value = '' }) => value))
  expect([...values].filter((value) => !codes.some((code) => code === value))).toEqual([])
})

test('terms and units are known and in their one spelling', () => {
  for (const { value = '', unit = '' } of shares.filter(({ dimension }) => dimension === 'term')) {
    expect(normaliseTerm(value)).toBe(value)
    expect(isKnownTerm(value), value).toBe(true)
    expect(isKnownUnit(normaliseUnit(unit)), unit).toBe(true)
  }
})

test('years are those of the convention', () => {
  for (const { value } of shares.filter(({ dimension }) => dimension === 'year')) {
    expect(Number(value)).toBeGreaterThanOrEqual(FIRST_CITES_YEAR)
    expect(Number(value)).toBeLessThanOrEqual(new Date().getFullYear())
  }
})
