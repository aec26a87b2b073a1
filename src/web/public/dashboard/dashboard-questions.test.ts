import { expect, test } from 'vitest'
import { countChosen, filtersIn, rowsFrom } from './dashboard-questions.ts'
import { dashboardSearch, OPENING_DASHBOARD } from './dashboard-search.ts'

test.each([
  { given: {}, chosen: 0 },
  { given: { sort: 'iucn_status', page: '2' }, chosen: 0 },
  { given: { search: 'bear' }, chosen: 1 },
  { given: { search: 'bear', appendix: ['I', 'II'], tradetrend: 'Stable' }, chosen: 4 },
])('$given narrows by $chosen choices', ({ given, chosen }) => {
  expect(countChosen(dashboardSearch(given))).toBe(chosen)
})

test('the figures are asked for by the filters alone, the rows by order and place too', () => {
  const search = { ...OPENING_DASHBOARD, search: 'whale', page: 2 }
  expect(filtersIn(search)).not.toHaveProperty('page')
  expect(rowsFrom(50, search)).toEqual({
    ...filtersIn(search),
    sort: 'years_under_cites',
    limit: 50,
    offset: 50,
  })
})
