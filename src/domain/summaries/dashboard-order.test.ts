import { expect, test } from 'vitest'
import type { RedListCategory } from '../assessments/red-list.ts'
import { dashboardPage, sortedEntries } from './dashboard-order.ts'
import type { DashboardTrend } from './dashboard-trend.ts'

const entry = (
  species_id: string,
  scientific_name: string,
  iucn_status: RedListCategory | null,
  years_under_cites: number | null,
  trade_trend: DashboardTrend,
) => ({ species_id, scientific_name, iucn_status, years_under_cites, trade_trend })

const ENTRIES = [
  entry('rose', 'Rhodiola rosea', null, 3, 'Depends'),
  entry('minke:West', 'Balaenoptera acutorostrata', 'LC', 51, 'Decreasing'),
  entry('minke', 'Balaenoptera acutorostrata', 'LC', 51, 'Decreasing'),
  entry('goose', 'Branta ruficollis', 'VU', null, 'Unknown'),
  entry('curlew', 'Numenius borealis', 'CR', 51, 'Unknown'),
  entry('owl', 'Asio flammeus', 'DD', 0, 'Stable'),
  entry('right', 'Eubalaena glacialis', 'EX', 20, 'Increasing'),
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
  {
    sort: 'trade_trend' as const,
    order: ['minke', 'minke:West', 'right', 'rose', 'owl', 'goose', 'curlew'],
  },
])('sorted by $sort: $order', ({ sort, order }) => {
  expect(sortedEntries(ENTRIES, sort).map(({ species_id }) => species_id)).toEqual(order)
})

test.each([
  { total: 44, page: 1, answered: 1, first: 1, last: 44, hasNext: false, hasPrevious: false },
  { total: 50, page: 1, answered: 1, first: 1, last: 50, hasNext: false, hasPrevious: false },
  { total: 51, page: 1, answered: 1, first: 1, last: 50, hasNext: true, hasPrevious: false },
  { total: 51, page: 2, answered: 2, first: 51, last: 51, hasNext: false, hasPrevious: true },
  { total: 51, page: 9, answered: 2, first: 51, last: 51, hasNext: false, hasPrevious: true },
  { total: 0, page: 1, answered: 1, first: 0, last: 0, hasNext: false, hasPrevious: false },
])('page $page of $total entries holds $first to $last', ({ total, page, answered, ...expected }) => {
  expect(dashboardPage(total, page)).toEqual({ page: answered, offset: (answered - 1) * 50, ...expected })
})
