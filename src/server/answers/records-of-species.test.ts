import { expect, test } from 'vitest'
import type { Reader } from '#database/access.ts'
import { RecordsOfSpecies, speciesToRead } from './records-of-species.ts'

const TABLES = { ofSpecies: ['species', 'common_names'], shared: ['families'] }

test.each([
  { what: 'nothing', changed: [], ids: [] },
  { what: 'another table of a species', changed: ['species/1', 'timeline_events'], ids: [] },
  { what: 'two species', changed: ['species/1', 'common_names', 'species/2'], ids: ['1', '2'] },
  { what: 'what belongs to no species', changed: ['shared', 'families'], ids: undefined },
  { what: 'a shared table that is not read', changed: ['shared', 'countries'], ids: [] },
  { what: 'more than is told apart', changed: ['species/1', 'species/*', 'species'], ids: undefined },
  { what: 'trade records in bulk', changed: ['species/*', 'cites_trade_records'], ids: [] },
  { what: 'everything', changed: ['everything'], ids: undefined },
])('after a change of $what: $ids', ({ changed, ids }) => {
  expect(speciesToRead(new Set(changed), TABLES)).toEqual(ids)
})

/** A database of names by id, whose changes are told of. */
function aList(names: Record<string, string> = { 1: 'Alca', 2: 'Bubo' }) {
  let moment = 1
  let scopes: string[] = []
  const asked: (readonly string[] | undefined)[] = []
  let fails = false
  const read = async (_: Reader, ids?: readonly string[]) => {
    asked.push(ids)
    if (fails) throw new Error('The database is away')
    return Object.entries(names)
      .filter(([id]) => ids?.includes(id) ?? true)
      .map(([id, scientific_name]) => ({ id, scientific_name }))
  }
  const changesSince = (before: number) => ({ moment, scopes: new Set(before < moment ? scopes : []) })
  const list = new RecordsOfSpecies(read, TABLES, { changesSince }, async () => Object.keys(names))
  return {
    asked,
    of: () => list.of({} as Reader),
    fail: (now: boolean) => {
      fails = now
    },
    change: (id: string, name: string) => {
      names[id] = name
      moment += 1
      scopes = ['species', `species/${id}`]
    },
  }
}

test('only what changed is read again, and the rest stays the same', async () => {
  const list = aList()
  const before = await list.of()
  expect(await list.of()).toBe(before)
  list.change('2', 'Corvus')
  const [after] = await Promise.all([list.of(), list.of()])
  expect(after).toEqual([
    { id: '1', scientific_name: 'Alca' },
    { id: '2', scientific_name: 'Corvus' },
  ])
  expect(after[0]).toBe(before[0])
  expect(list.asked).toEqual([undefined, ['2']])
})

test('a species that says the same after a change leaves the list as it is', async () => {
  const list = aList()
  const before = await list.of()
  list.change('2', 'Bubo')
  expect(await list.of()).toBe(before)
  expect(list.asked).toEqual([undefined, ['2']])
})

test('after a failure all are read anew', async () => {
  const list = aList()
  await list.of()
  list.change('2', 'Corvus')
  list.fail(true)
  await expect(list.of()).rejects.toThrow('away')
  list.fail(false)
  expect(await list.of()).toHaveLength(2)
  expect(list.asked).toEqual([undefined, ['2'], undefined])
})

test('many species are read in parts, and come as one list in order', async () => {
  const places = Array.from({ length: 2500 }, (_, place) => place)
  const list = aList(Object.fromEntries(places.map((place) => [place, `Alca ${9999 - place}`])))
  const all = await list.of()
  expect(all.map(({ id }) => Number(id))).toEqual(places.toReversed())
  expect(list.asked.map((ids) => ids?.length)).toEqual([1000, 1000, 500])
})
