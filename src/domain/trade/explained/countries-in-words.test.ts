import { describe, expect, test } from 'vitest'
import type { RankedFigures } from '../trade-view.ts'
import {
  countriesInWords,
  firstCountry,
  fromTheHighSeas,
  leadingCountries,
  unnamedCountries,
} from './countries-in-words.ts'

const TUSKS = { term: 'tusks', measure: 'number' }
const ranks = (figures: Record<string, number>, apart: Partial<RankedFigures> = {}): RankedFigures => ({
  ranked: Object.entries(figures).map(([code, figure]) => ({ code, figure })),
  others: [],
  named_countries: Object.keys(figures).length,
  named: Object.values(figures).reduce((sum, figure) => sum + figure, 0),
  not_named: 0,
  not_named_by_code: {},
  high_seas: 0,
  ...apart,
})

describe('the first country', () => {
  test.each([
    {
      what: 'its share of all records, those that name none among them',
      figures: ranks({ DK: 60, CN: 20 }, { not_named: 20 }),
      article: null,
      said: { key: 'importers.ofRecords', values: { share: { as: 'share', value: 0.6 } } },
    },
    {
      what: 'of few records the numbers',
      figures: ranks({ DK: 3, CN: 1 }),
      article: null,
      said: {
        key: 'importers.ofFew',
        count: 4,
        values: { part: { as: 'count', value: 3 }, records: { as: 'count', value: 4 } },
      },
    },
    {
      what: 'of a quantity its share and what it is of',
      figures: ranks({ DK: 3, CN: 1 }),
      article: TUSKS,
      said: {
        key: 'importers.ofQuantity',
        values: { share: { as: 'share', value: 0.75 }, all: { as: 'amount', value: 4, article: TUSKS } },
      },
    },
  ])('$what', ({ figures, article, said }) => {
    expect(firstCountry(figures, 'importers', article)).toMatchObject(said)
  })

  test.each([
    { what: 'no country', figures: ranks({}, { not_named: 4 }) },
    { what: 'a quantity of zero', figures: ranks({ DK: 0 }) },
  ])('nothing is said of $what', ({ figures }) => {
    expect(firstCountry(figures, 'importers', TUSKS)).toBeUndefined()
  })
})

describe('the countries that make up four fifths', () => {
  test.each([
    { what: 'two of three', figures: ranks({ DK: 50, CN: 30, JP: 20 }), count: 2 },
    { what: 'one alone says no more than its share', figures: ranks({ DK: 90, CN: 10 }), count: undefined },
    { what: 'all of them say nothing', figures: ranks({ DK: 50, CN: 50 }), count: undefined },
    { what: 'few records', figures: ranks({ DK: 5, CN: 3, JP: 2 }), count: undefined },
    {
      what: 'too much names no country',
      figures: ranks({ DK: 50, CN: 10, JP: 5 }, { not_named: 60 }),
      count: undefined,
    },
  ])('$what', ({ figures, count }) => {
    expect(leadingCountries(figures)?.count).toBe(count)
  })
})

test.each([
  { not_named: 0, article: null, key: undefined },
  { not_named: 7, article: null, key: 'exporters.unnamed' },
  { not_named: 7, article: TUSKS, key: 'countries.unnamedQuantity' },
])('$not_named without a country', ({ not_named, article, key }) => {
  expect(unnamedCountries(ranks({ DK: 1 }, { not_named }), 'exporters', article)?.key).toBe(key)
})

test('introductions from the sea are named, of records alone', () => {
  const figures = ranks({ DK: 1 }, { high_seas: 2 })
  expect(fromTheHighSeas(figures, null)).toMatchObject({ key: 'countries.highSeas', count: 2 })
  expect(fromTheHighSeas(figures, TUSKS)).toBeUndefined()
})

test('there are no more than three sentences', () => {
  const figures = ranks({ DK: 50, CN: 30, JP: 15 }, { not_named: 3, high_seas: 2 })
  expect(countriesInWords(figures, 'exporters', null).map(({ key }) => key)).toEqual([
    'exporters.ofRecords',
    'countries.most',
    'exporters.unnamed',
  ])
})
