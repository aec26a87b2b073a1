import { describe, expect, test } from 'vitest'
import type { ExploredAxis } from './explored-axis.ts'
import { exploredInWords } from './explored-in-words.ts'

type Explained = Parameters<typeof exploredInWords>[0]

const figure = (rows: number) => ({ rows, figure: rows, lower: rows, exporters: rows, importers: 0 })
const axis = (by: ExploredAxis['by'], places: ExploredAxis['places']): ExploredAxis => ({ by, places })
const explored = (axes: ExploredAxis[], more: Partial<Explained> = {}): Explained => ({
  axes,
  cells: [],
  total: figure(0),
  count: 'records',
  article: null,
  reporter: 'both',
  signs: [],
  last_complete_year: 2022,
  species: [],
  ...more,
})
const nameOf = (id: string) => id.toUpperCase()
const said = (question: Explained, named = 0) => exploredInWords(question, { selection: {}, named }, nameOf)
const keys = (
  places: ExploredAxis['places'],
  by: ExploredAxis['by'],
  count: 'records' | 'animals' = 'records',
) => said(explored([axis(by, places)], { count })).map(({ key }) => key)

const COUNTRIES: ExploredAxis['places'] = [
  { kind: 'value', value: 'DK', ...figure(60) },
  { kind: 'value', value: 'DE', ...figure(25) },
  { kind: 'others', values: 3, ...figure(10) },
  { kind: 'not_named', ...figure(5) },
]

test('the first country is named with its share of all, and how few make most of it', () => {
  const [first, most, unnamed] = said(explored([axis('importer', COUNTRIES)]))
  expect(first).toMatchObject({ key: 'importers.ofRecords', values: { share: { value: 0.6 } } })
  expect(most).toMatchObject({ key: 'countries.most', values: { named: { value: 5 } } })
  expect(unnamed?.key).toBe('importers.unnamed')
})

test('values that are together are not counted as one', () => {
  expect(keys(COUNTRIES, 'term')).toEqual([])
  expect(keys(COUNTRIES.slice(0, 2), 'term')).not.toEqual([])
})

test('that quantities by purpose come to more than their total is said before anything else', () => {
  const purposes: ExploredAxis['places'] = [
    { kind: 'value', value: 'T', ...figure(60) },
    { kind: 'value', value: 'P', ...figure(50) },
  ]
  const asked = { total: figure(100), article: { term: 'skins', measure: 'number' } as const }
  const importers = [axis('importer', COUNTRIES), axis('purpose', purposes)]
  const cells = [[figure(60), figure(50)]]
  const keysOf = (count: Explained['count']) =>
    said(explored(importers, { ...asked, cells, count })).map(({ key }) => key)
  expect(keysOf('quantity')[0]).toBe('parts.beyondTotal')
  expect(keysOf('animals')).toEqual(['parts.beyondTotal'])
  expect(keysOf('records')).not.toContain('parts.beyondTotal')
})

test.each([
  { what: 'one of many', rows: 1, others: 9, said: true },
  { what: 'one of few', rows: 1, others: 8, said: false },
  { what: 'several', rows: 2, others: 9, said: false },
])(
  'that the first share of a quantity rests on one record is said of $what',
  ({ rows, others, said: isSaid }) => {
    const places: ExploredAxis['places'] = [
      { kind: 'value', value: 'DK', ...figure(900), rows },
      { kind: 'value', value: 'DE', ...figure(100), rows: others },
    ]
    const article = { term: 'meat', measure: 'kg' } as const
    for (const by of ['importer', 'exporter', 'source_country', 'species'] as const) {
      const keysOf = (more: Partial<Explained>) =>
        said(explored([axis(by, places)], more)).map(({ key }) => key)
      expect(keysOf({ count: 'quantity', article }).includes('quantity.oneRecord'), by).toBe(isSaid)
      expect(keysOf({})).not.toContain('quantity.oneRecord')
    }
  },
)

test('whole animals are not put into words', () => {
  expect(keys(COUNTRIES, 'importer', 'animals')).toEqual([])
})

const YEARS: ExploredAxis['places'] = [
  { kind: 'value', value: 2015, ...figure(3) },
  { kind: 'value', value: 2019, ...figure(8) },
]

test('records by year are those of each side, the most, and where they end', () => {
  const [all, peak, end] = said(explored([axis('year', YEARS)]))
  expect(all).toMatchObject({ key: 'records.exporters', values: { years: { first: 2015, last: 2022 } } })
  expect(peak).toMatchObject({ key: 'records.peakAndLast', values: { year: { value: 2019 } } })
  expect(end).toMatchObject({ key: 'records.stopped', values: { year: { value: 2019 } } })
})

test('quantities by year are those of the last complete years, of both sides and confirmed, and the most', () => {
  const places: ExploredAxis['places'] = [
    { kind: 'value', value: 2019, rows: 9, figure: 40, lower: 40, exporters: 40, importers: 10 },
    { kind: 'value', value: 2021, rows: 4, figure: 12, lower: 12, exporters: 8, importers: 10 },
  ]
  const quantity = { count: 'quantity', article: { term: 'tusks', measure: 'number' } } as const
  const [recent, most] = said(explored([axis('year', places)], quantity))
  expect(recent).toMatchObject({
    key: 'ledgers.recent',
    values: {
      exporters: { value: 8 },
      importers: { value: 10 },
      confirmed: { value: 0.5 },
      larger: { value: 12 },
    },
  })
  expect(most).toMatchObject({
    key: 'quantity.peak',
    values: { year: { value: 2019 }, amount: { value: 40 } },
  })
})

describe('of several species', () => {
  const SPECIES: ExploredAxis['places'] = [
    { kind: 'value', value: 'walrus', ...figure(60) },
    { kind: 'value', value: 'narwhal', ...figure(20) },
  ]
  const rows = (...all: number[]) => all.map((one) => figure(one))

  test('the one with most is named with its share, and the peak year of each', () => {
    const byYear = explored([axis('year', YEARS), axis('species', SPECIES)], {
      cells: [rows(50, 5), rows(10, 15)],
    })
    expect(said(byYear)).toMatchObject([
      { key: 'species.ofRecords', values: { species: { value: 'WALRUS' }, share: { value: 0.75 } } },
      {
        key: 'compare.peaks',
        values: {
          peaks: {
            value: [
              { name: 'WALRUS', year: 2015 },
              { name: 'NARWHAL', year: 2019 },
            ],
          },
        },
      },
    ])
  })

  test.each([
    { what: 'one that was named has no row', without: ['beluga'], named: 3, key: 'species.without' },
    { what: 'more than three are counted', without: ['a', 'b', 'c', 'd'], named: 6, key: 'compare.absent' },
    { what: 'of a group nothing is said', without: ['beluga'], named: 0, key: 'species.ofRecords' },
  ])('$what', ({ without, named, key }) => {
    const species = ['walrus', ...without].map((value) => ({ value, rows: value === 'walrus' ? 60 : 0 }))
    expect(said(explored([axis('species', SPECIES)], { species }), named)[0]?.key).toBe(key)
  })

  test.each([
    { what: 'two are alike', places: [SPECIES[0], SPECIES[0]] },
    { what: 'there is one only', places: [SPECIES[0]] },
  ])('nothing is said where $what', ({ places }) => {
    expect(
      keys(
        places.filter((one) => one !== undefined),
        'species',
      ),
    ).toEqual([])
  })
})
