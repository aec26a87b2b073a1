import { expect, test } from 'vitest'
import { aTradeTable } from '#testing/trade-rows.ts'
import { combineTables } from '../trade/combined-table.ts'
import { answerExplorerJob, type ExplorerJob, narrowsNothing } from './explorer-jobs.ts'
import { USUAL_PLACES } from './explorer-question.ts'

const facts = { last_complete_year: 2022, listed_since: null, has_reservation: false }
const { most, most_beside } = USUAL_PLACES

const explored = (selection: object, places: readonly number[]): ExplorerJob => ({
  kind: 'explore',
  question: { selection, facts, grouped_by: ['year'], count: 'records', most: places },
})

test.each<[boolean, string, ExplorerJob]>([
  [true, 'all countries', { kind: 'countries' }],
  [true, 'a country', { kind: 'country', code: 'GL', last_complete_year: 2022 }],
  [true, 'the map as it is opened', { kind: 'flows', question: {}, facts, of: 'records' }],
  [false, 'the map of a term', { kind: 'flows', question: { term: ['tusks'] }, facts, of: 'records' }],
  [true, 'the explorer as it is opened', explored({}, [most, most_beside])],
  [true, 'choices that were taken back', explored({ term: undefined }, [most])],
  [false, 'years', explored({ start_year: 2000 }, [most])],
  [false, 'more values than usual', explored({}, [most + 1])],
])('%s: %s', (expected, _, job) => {
  expect(narrowsNothing(job)).toBe(expected)
})

test('of more than 200 species those with most rows are named, and all rows are counted', () => {
  const tables = Array.from(
    { length: 203 },
    (_, place) => [`species ${place}`, aTradeTable(place === 202 ? [{}, {}] : [{}])] as const,
  )
  const { species, total } = answerExplorerJob(combineTables(tables), {
    kind: 'explore',
    question: { selection: {}, facts, grouped_by: ['year'], count: 'records', most: [most, most_beside] },
  })
  expect(total.rows).toBe(204)
  expect(species).toHaveLength(200)
  expect(species[0]).toEqual({ value: 'species 202', rows: 2 })
})
