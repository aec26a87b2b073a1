import { describe, expect, test } from 'vitest'
import {
  coveredKeys,
  extentOf,
  isConfirmed,
  isPartial,
  partedByCoverage,
  speciesLosingMost,
} from './coverage.ts'

const rows = [
  { species_id: 'bear', source_database: 'customs', id: 1 },
  { species_id: 'bear', source_database: 'police', id: 2 },
  { species_id: 'bear', source_database: null, id: 3 },
  { species_id: 'walrus', source_database: 'customs', id: 4 },
]

describe('what a release takes the place of', () => {
  test.each([
    {
      what: 'trade records, counted together',
      dataset: 'cites_trade',
      given: [rows[0]],
      replaced: [1, 2, 3, 4],
    },
    { what: 'catches of one species', dataset: 'catches', given: [rows[0]], replaced: [1, 2, 3] },
    { what: 'catches of every species', dataset: 'catches', given: rows, replaced: [1, 2, 3, 4] },
    { what: 'seizures of one database', dataset: 'seizures', given: [rows[0]], replaced: [1] },
    { what: 'seizures of no named database', dataset: 'seizures', given: [rows[2]], replaced: [3] },
    { what: 'another species', dataset: 'catches', given: [{ species_id: 'narwhal' }], replaced: [] },
    { what: 'one assessment', dataset: 'iucn_assessments', given: [rows[0]], replaced: [] },
    { what: 'one listing', dataset: 'cms_listings', given: [rows[0]], replaced: [] },
    {
      what: 'seizures where those in use are made up',
      dataset: 'seizures',
      simulated: true,
      given: [rows[0]],
      replaced: [1, 2, 3, 4],
    },
  ] as const)('$what', ({ dataset, given, replaced, ...more }) => {
    const extent = extentOf(dataset, 'simulated' in more)
    const parted = partedByCoverage(extent, coveredKeys(extent, given as typeof rows), rows)
    expect(parted.replaced.map(({ id }) => id)).toEqual(replaced)
    const staying = parted.staying.map(({ id }) => id)
    expect([...replaced, ...staying].toSorted()).toEqual([1, 2, 3, 4])
    expect(isPartial({ staying: { rows: staying.length, species: 0 } })).toBe(staying.length > 0)
  })
})

test('each species and database is named once', () => {
  expect(coveredKeys('species', rows)).toEqual([{ species_id: 'bear' }, { species_id: 'walrus' }])
  expect(coveredKeys('species_and_database', [...rows, ...rows])).toHaveLength(4)
})

describe('species of which most rows would go', () => {
  test.each([
    { what: 'more than half', before: 133, after: 2, asks: true },
    { what: 'exactly half', before: 4, after: 2, asks: false },
    { what: 'fewer than half', before: 4, after: 3, asks: false },
    { what: 'all', before: 1, after: 0, asks: true },
    { what: 'none, since there were none', before: 0, after: 5, asks: false },
  ])('$what', ({ before, after, asks }) => {
    expect(speciesLosingMost([{ species_id: 'narwhal', before, after }])).toHaveLength(asks ? 1 : 0)
  })

  test('the one that loses most rows comes first; rows without a species ask nothing', () => {
    const one = { species_id: 'bear', before: 10, after: 1 }
    const other = { species_id: 'walrus', before: 20, after: 1 }
    expect(speciesLosingMost([one, other, { species_id: null, before: 99, after: 0 }])).toEqual([other, one])
  })
})

test.each([
  { asked: undefined, typed: undefined, confirmed: true },
  { asked: 'Monodon monoceros', typed: undefined, confirmed: false },
  { asked: 'Monodon monoceros', typed: '', confirmed: false },
  { asked: 'Monodon monoceros', typed: 'Ursus maritimus', confirmed: false },
  { asked: 'Monodon monoceros', typed: ' monodon Monoceros ', confirmed: true },
])('asked for $asked, typed $typed: $confirmed', ({ asked, typed, confirmed }) => {
  expect(isConfirmed(asked, typed)).toBe(confirmed)
})
