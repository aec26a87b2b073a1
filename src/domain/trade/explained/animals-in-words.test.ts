import { expect, test } from 'vitest'
import { animalsInWords } from './animals-in-words.ts'

const ANIMALS = {
  lower: 10.4,
  upper: 12.6,
  one_figure: false,
  rows: 100,
  convertible_rows: 60,
  fraction_rows: 0,
  coverage: 0.6,
  shown: true,
  by_year: [
    { year: 2001, lower: 4, upper: 5, coverage: 0.5 },
    { year: 2002, lower: 6.4, upper: 7.6, coverage: 0.7 },
  ],
}
const YEARS = { first: 2001, last: 2022 }

test.each([
  { what: 'a band', animals: ANIMALS, keys: ['animals.band', 'animals.converted', 'animals.peak'] },
  {
    what: 'one figure',
    animals: { ...ANIMALS, one_figure: true },
    keys: ['animals.one', 'animals.converted', 'animals.peak'],
  },
  {
    what: 'few rows that convert',
    animals: { ...ANIMALS, shown: false, convertible_rows: 10 },
    keys: ['animals.band', 'animals.few', 'animals.peak'],
  },
  {
    what: 'a single year',
    animals: { ...ANIMALS, by_year: ANIMALS.by_year.slice(0, 1) },
    keys: ['animals.band', 'animals.converted'],
  },
  { what: 'nothing that converts', animals: { ...ANIMALS, convertible_rows: 0 }, keys: [] },
])('$what', ({ animals, keys }) => {
  expect(animalsInWords(animals, YEARS).map(({ key }) => key)).toEqual(keys)
})

test('both ends are rounded as the chart rounds them', () => {
  const [band] = animalsInWords(ANIMALS, YEARS)
  expect(band?.values).toMatchObject({ lower: { value: 10 }, upper: { value: 13 } })
})
