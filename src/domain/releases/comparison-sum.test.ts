import { expect, test } from 'vitest'
import { mostChangedFirst, sumOfComparison, sumOfParts } from './comparison-sum.ts'

const FIGURES = {
  ...{ records: 2, first_year: 2010, last_year: 2015, last_complete_year: 2015, quantity: 4 },
  main_article: { term: 'tusks', measure: 'number' },
  quantity_in_last_complete_year: 1,
  verdict: 'increasing' as const,
  whole_animals: { lower: 0, upper: 0, shown: false },
}
const change = { term: 'tusks', measure: 'number', year: 2015, before: 1, after: 3, change: 2 }

const aSpecies = (species_id: string, added: number, after = FIGURES) => ({
  species_id,
  rows: { before: 2, after: 2 + added, added, removed: 0, changed: 0 },
  figures: { before: FIGURES, after },
  largest: added === 0 ? [] : [{ measure: 'number', count: added, changes: [change] }],
})

const SPECIES = [
  aSpecies('few', 1),
  aSpecies('none', 0),
  aSpecies('figures alone', 0, { ...FIGURES, last_complete_year: 2016 }),
  aSpecies('most', 5),
  aSpecies('few too', 1),
]

test('species that differ come by how many rows do, those alike in the order given, and figures count too', () => {
  expect(mostChangedFirst(SPECIES).map(({ species_id }) => species_id)).toEqual([
    'most',
    'few',
    'few too',
    'figures alone',
  ])
})

test('all species are added up, and the first of those that differ are named', () => {
  expect(sumOfComparison(SPECIES, 2)).toEqual({
    totals: { before: 10, after: 17, added: 7, removed: 0, changed: 0, species: 3 },
    compared: 5,
    differing: 4,
    largest: [
      {
        measure: 'number',
        count: 7,
        changes: ['few', 'most', 'few too'].map((species_id) => ({ species_id, ...change })),
      },
    ],
    first: [
      { species_id: 'most', differing_rows: 5 },
      { species_id: 'few', differing_rows: 1 },
    ],
  })
})

test.each([1, 2, 3, 5])('in parts of %i species they come to the same', (size) => {
  const parts = SPECIES.flatMap((_, at) =>
    at % size === 0 ? [sumOfComparison(SPECIES.slice(at, at + size), 3)] : [],
  )
  expect(sumOfParts(parts, 3)).toEqual(sumOfComparison(SPECIES, 3))
})
