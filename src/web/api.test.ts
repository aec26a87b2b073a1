import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { expect, test } from 'vitest'
import { api } from './api.ts'

/** What oRPC's own utilities would make of the same contract: the keys must be theirs. */
const theirs = createTanstackQueryUtils({
  species: { get: async () => undefined, list: async () => undefined },
}) as unknown as typeof api

test('a question has the key that oRPC gives it', () => {
  const input = { id: '36b7d28e-4d5c-41e6-ba9d-5e0e0b4e4b0c' }
  expect(api.species.get.queryKey({ input })).toEqual(theirs.species.get.queryKey({ input }))
  expect(api.species.get.queryOptions({ input }).queryKey).toEqual(api.species.get.queryKey({ input }))
})

test('a question without input has a key without one', () => {
  expect(api.species.list.queryKey()).toEqual(theirs.species.list.queryKey())
})

test('options of the query are handed on', () => {
  expect(api.species.list.queryOptions({ staleTime: 5 }).staleTime).toBe(5)
})
