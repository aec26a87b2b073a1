import { expect, test } from 'vitest'
import type { ExploredAxis } from './explored-axis.ts'
import { exploredInWords } from './explored-in-words.ts'

const figure = (rows: number) => ({ rows, figure: rows, lower: rows, exporters: rows, importers: 0 })
const axis = (by: ExploredAxis['by'], places: ExploredAxis['places']): ExploredAxis => ({ by, places })
const keys = (
  places: ExploredAxis['places'],
  by: ExploredAxis['by'],
  count: 'records' | 'animals' = 'records',
) => exploredInWords({ axes: [axis(by, places)], count, article: null }).map(({ key }) => key)

const COUNTRIES: ExploredAxis['places'] = [
  { kind: 'value', value: 'DK', ...figure(60) },
  { kind: 'value', value: 'DE', ...figure(25) },
  { kind: 'others', values: 3, ...figure(10) },
  { kind: 'not_named', ...figure(5) },
]

test('the first country is named with its share of all, and how few make most of it', () => {
  const [first, most, unnamed] = exploredInWords({
    axes: [axis('importer', COUNTRIES)],
    count: 'records',
    article: null,
  })
  expect(first).toMatchObject({ key: 'importers.ofRecords', values: { share: { value: 0.6 } } })
  expect(most).toMatchObject({ key: 'countries.most', values: { named: { value: 5 } } })
  expect(unnamed?.key).toBe('importers.unnamed')
})

test('values that are together are not counted as one', () => {
  expect(keys(COUNTRIES, 'term')).toEqual([])
  expect(keys(COUNTRIES.slice(0, 2), 'term')).not.toEqual([])
})

test('whole animals and years are not put into words', () => {
  expect(keys(COUNTRIES, 'importer', 'animals')).toEqual([])
  expect(keys([{ kind: 'value', value: 2015, ...figure(3) }], 'year')).toEqual([])
})
