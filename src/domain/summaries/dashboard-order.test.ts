import { expect, test } from 'vitest'
import type { RedListCategory } from '../assessments/red-list.ts'
import { dashboardPage, sortedEntries } from './dashboard-order.ts'

const entry = (
  species_id: string,
  scientific_name: string,
  iucn_status: RedListCategory | null,
  years_under_cites: number | null,
) => ({ species_id, scientific_name, iucn_status, years_under_cites })

const ENTRIES = [
  entry('rose', 'Rhodiola rosea', null, 3),
  entry('minke:West', 'Balaenoptera acutorostrata', 'LC', 51),
  entry('minke', 'Balaenoptera acutorostrata', 'LC', 51),
  entry('goose', 'Branta ruficollis', 'VU', null),
  entry('curlew', 'Numenius borealis', 'CR', 51),
  entry('owl', 'Asio flammeus', 'DD', 0),
  entry('right', 'Eubalaena glacialis', 'EX', 20),
]

test.each([
  {
    sort: 'years_under_cites' as const,
    order: ['minke', 'minke:West', 'curlew', 'right', 'rose', 'owl', 'goose'],
  },
  {
    sort: 'scientific_name' as const,
    order: ['owl', 'minke', 'minke:West', 'goose', 'right', 'curlew', 'rose'],
  },
  {
    sort: 'iucn_status' as const,
    order: ['right', 'curlew', 'goose', 'minke', 'minke:West', 'owl', 'rose'],
  },
])('sorted by $sort: $order', ({ sort, order }) => {
  expect(sortedEntries(ENTRIES, sort).map(({ species_id }) => species_id)).toEqual(order)
})

test.each([
  { total: 44, page: 1, rows: 44, answered: 1, hasNext: false, hasPrevious: false },
  { total: 50, page: 1, rows: 50, answered: 1, hasNext: false, hasPrevious: false },
  { total: 51, page: 1, rows: 50, answered: 1, hasNext: true, hasPrevious: false },
  { total: 51, page: 2, rows: 1, answered: 2, hasNext: false, hasPrevious: true },
  { total: 51, page: 9, rows: 1, answered: 2, hasNext: false, hasPrevious: true },
  { total: 0, page: 0, rows: 0, answered: 1, hasNext: false, hasPrevious: false },
])('page $page of $total entries holds $rows', ({ total, page, rows, answered, hasNext, hasPrevious }) => {
  const found = dashboardPage(
    Array.from({ length: total }, (_, place) => place),
    page,
  )
  expect(found).toMatchObject({ page: answered, total, hasNext, hasPrevious })
  expect(found.entries).toHaveLength(rows)
})
