import { expect, test } from 'vitest'
import { type ExplorerJob, narrowsNothing } from './explorer-jobs.ts'
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
