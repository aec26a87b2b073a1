import { expect, test } from 'vitest'
import { comparisonInWords, mostAndLeast, peakYears } from './comparison-in-words.ts'

const TUSKS = { term: 'tusks', measure: 'number' }
const species = (name: string, values: Record<number, number>, article: typeof TUSKS | null = null) => ({
  name,
  figures: {
    article,
    rows: 9,
    total: Object.values(values).reduce((sum, value) => sum + value, 0),
    lower: 0,
    years: Object.entries(values).map(([year, value]) => ({ year: Number(year), value, lower: value })),
    unknown_years: [],
  },
})
const YEARS = { first: 2000, last: 2022 }
const narwhal = species('narwhal', { 2001: 5, 2002: 7 })
const walrus = species('walrus', { 2001: 3, 2002: 1 })

test.each([
  { what: 'the largest and the smallest', compared: [walrus, narwhal], most: 'narwhal', least: 'walrus' },
  { what: 'two alike', compared: [narwhal, { ...narwhal, name: 'beluga' }], most: undefined },
  { what: 'one species', compared: [narwhal], most: undefined },
])('$what', ({ compared, most, least }) => {
  const said = mostAndLeast('records', compared, YEARS)?.values
  expect(said?.most).toEqual(most && { as: 'text', value: most })
  expect(said?.least).toEqual(least && { as: 'text', value: least })
})

test('quantities of different articles have no largest', () => {
  const tusks = species('narwhal', { 2001: 5 }, TUSKS)
  const teeth = species('walrus', { 2001: 3 }, { term: 'teeth', measure: 'number' })
  expect(mostAndLeast('quantity', [tusks, teeth], YEARS)).toBeUndefined()
  expect(mostAndLeast('quantity', [tusks, species('walrus', { 2001: 3 }, TUSKS)], YEARS)?.key).toBe(
    'compare.quantity',
  )
})

test('peak years are those that no other year equals', () => {
  expect(peakYears([narwhal, species('walrus', { 2001: 3, 2002: 3 })])?.values.peaks).toEqual({
    as: 'peaks',
    value: [{ name: 'narwhal', year: 2002 }],
  })
  expect(peakYears([species('walrus', { 2001: 0 })])).toBeUndefined()
})

test('species without a figure are counted', () => {
  expect(comparisonInWords('records', [narwhal, walrus], YEARS, 1).map(({ key }) => key)).toEqual([
    'compare.records',
    'compare.peaks',
    'compare.absent',
  ])
})
