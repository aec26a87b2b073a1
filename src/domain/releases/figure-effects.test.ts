import { expect, test } from 'vitest'
import { figureEffects } from './figure-effects.ts'
import type { HeadlineFigures } from './headline-figures.ts'

const FIGURES: HeadlineFigures = {
  ...{ records: 5, first_year: 1999, last_year: 2013, last_complete_year: 2012, quantity: 11 },
  ...{ quantity_in_last_complete_year: 4, verdict: 'no_clear_trend' },
  main_article: { term: 'tusks', measure: 'number' },
  whole_animals: { lower: 9, upper: 11, shown: true },
}

test.each<{ what: string; after: Partial<HeadlineFigures>; differing: string[] }>([
  { what: 'the same figures', after: {}, differing: [] },
  { what: 'a row more', after: { records: 6 }, differing: ['records'] },
  { what: 'a later year', after: { last_year: 2014 }, differing: ['years'] },
  {
    what: 'another complete year of the same quantity',
    after: { last_complete_year: 2013 },
    differing: ['quantity_in_last_complete_year'],
  },
  { what: 'more in all', after: { quantity: 12 }, differing: ['quantity'] },
  {
    what: 'another main article, whose quantities are not compared with those of the first',
    after: { main_article: { term: 'teeth', measure: 'kg' }, quantity: 3, quantity_in_last_complete_year: 1 },
    differing: ['main_article'],
  },
  {
    what: 'another number of animals',
    after: { whole_animals: { lower: 1, upper: 2, shown: true } },
    differing: ['whole_animals'],
  },
  { what: 'another verdict', after: { verdict: 'increasing' }, differing: ['verdict'] },
])('$what: $differing', ({ after, differing }) => {
  expect(figureEffects(FIGURES, { ...FIGURES, ...after })).toMatchObject({ kind: 'both', differing })
})

test('animals that neither release shows are not told', () => {
  const hidden = { lower: 1, upper: 2, shown: false }
  const before = { ...FIGURES, whole_animals: hidden }
  expect(figureEffects(before, { ...before, whole_animals: { ...hidden, upper: 3 } })).toMatchObject({
    differing: [],
  })
})

test('a species that one release alone has came or went', () => {
  expect(figureEffects(null, FIGURES)).toEqual({ kind: 'came' })
  expect(figureEffects(FIGURES, null)).toEqual({ kind: 'went' })
})
