import { describe, expect, test } from 'vitest'
import { aTradeTable } from '#testing/trade-rows.ts'
import { type Route, rankedCountry, recordsByCountry } from './trade-countries.ts'

describe('the country that trade is ranked under', () => {
  test.each([
    { route: { exporter: 'DK', origin: 'GL', isFromSea: false }, exporter: 'DK', source: 'GL' },
    { route: { exporter: 'DK', origin: null, isFromSea: false }, exporter: 'DK', source: 'DK' },
    { route: { exporter: 'DK', origin: 'XX', isFromSea: false }, exporter: 'DK', source: 'DK' },
    { route: { exporter: 'DK', origin: 'XV', isFromSea: false }, exporter: 'DK', source: 'XV' },
    { route: { exporter: 'IS', origin: null, isFromSea: true }, exporter: 'HS', source: 'HS' },
    { route: { exporter: 'HS', origin: null, isFromSea: false }, exporter: 'HS', source: 'HS' },
    { route: { exporter: 'NO', origin: 'HS', isFromSea: false }, exporter: 'NO', source: 'HS' },
    { route: { exporter: null, origin: null, isFromSea: false }, exporter: null, source: null },
  ] satisfies { route: Route; exporter: string | null; source: string | null }[])(
    '$route: $exporter, by source country $source',
    ({ route, exporter, source }) => {
      expect(rankedCountry(route, 'exporter')).toBe(exporter)
      expect(rankedCountry(route, 'source')).toBe(source)
    },
  )
})

test('ten countries are ranked, ties by code; what names none is counted apart', () => {
  const codes = [
    'NO',
    'IS',
    'NO',
    'XX',
    'ZZ',
    null,
    'HS',
    'DK',
    'GL',
    'CA',
    'US',
    'SE',
    'FI',
    'RU',
    'FO',
    'SJ',
  ]
  const table = aTradeTable(codes.map((exporter) => ({ exporter })))
  const ranks = recordsByCountry(table, Uint32Array.from(codes.keys()), 'exporter')
  expect(ranks.ranked.slice(0, 3)).toEqual([
    { code: 'NO', figure: 2 },
    { code: 'CA', figure: 1 },
    { code: 'DK', figure: 1 },
  ])
  expect(ranks).toMatchObject({
    named_countries: 11,
    named: 12,
    not_named: 3,
    not_named_by_code: { XX: 1, ZZ: 1, '-': 1 },
    high_seas: 1,
  })
  expect(ranks.ranked).toHaveLength(10)
  expect(ranks.others).toEqual([{ code: 'US', figure: 1 }])
})
