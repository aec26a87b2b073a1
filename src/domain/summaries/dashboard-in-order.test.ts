import { expect, test } from 'vitest'
import { DASHBOARD_SORTS } from './dashboard-choices.ts'
import { entriesInOrder } from './dashboard-in-order.ts'
import { type SortedEntry, sortedEntries } from './dashboard-order.ts'

const entry = (species_id: string, years_under_cites: number): SortedEntry => ({
  species_id,
  scientific_name: `Alca ${species_id}`,
  iucn_status: years_under_cites > 20 ? 'VU' : null,
  years_under_cites,
  trade_trend: years_under_cites > 10 ? 'Stable' : 'Unknown',
})

const LIST = Array.from({ length: 40 }, (_, place) => entry(`${place}`, (place * 7) % 40))

test.each(DASHBOARD_SORTS)('by %s: as if all were sorted, also after a change of one', (sort) => {
  const [first, ...others] = LIST as [SortedEntry, ...SortedEntry[]]
  const lists = [LIST, [{ ...first, years_under_cites: 99, iucn_status: 'CR' as const }, ...others], others]
  for (const list of lists) expect(entriesInOrder(list, sort)).toEqual(sortedEntries(list, sort))
})

test('are sorted once for as long as they are the same list', () => {
  expect(entriesInOrder(LIST, 'iucn_status')).toBe(entriesInOrder(LIST, 'iucn_status'))
})
