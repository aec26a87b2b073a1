import { expect, test } from 'vitest'
import { dashboardSearch, OPENING_DASHBOARD } from './dashboard-search.ts'

test.each([
  { what: 'nothing', given: {}, read: {} },
  { what: 'one appendix', given: { appendix: 'II' }, read: { appendix: ['II'] } },
  {
    what: 'several, in the order of strictness, unknown ones left out',
    given: { appendix: ['III', 'IV', 'I'] },
    read: { appendix: ['I', 'III'] },
  },
  {
    what: 'a status that is not on offer',
    given: { iucnStatus: ['EX', 'CR'] },
    read: { iucnStatus: ['CR'] },
  },
  { what: 'a trend', given: { tradetrend: 'Stable' }, read: { tradetrend: ['Stable'] } },
  {
    what: 'the old name of a trend',
    given: { tradetrend: 'Declining' },
    read: { tradetrend: ['Decreasing'] },
  },
  {
    what: 'both names of one trend as one',
    given: { tradetrend: ['Decreasing', 'Declining'] },
    read: { tradetrend: ['Decreasing'] },
  },
  {
    what: 'a category',
    given: { effectivenessCategory: ['Needs Improvement', 'Good'] },
    read: { effectivenessCategory: ['Needs Improvement'] },
  },
  { what: 'a search with a command in it', given: { search: ' bear; DROP x' }, read: { search: 'bear x' } },
  { what: 'two searches', given: { search: ['a', 'b'] }, read: {} },
  { what: 'an order', given: { sort: 'iucn_status' }, read: { sort: 'iucn_status' } },
  { what: 'an order that is none', given: { sort: 'size' }, read: {} },
  { what: 'a page', given: { page: '2' }, read: { page: 2 } },
  { what: 'half a page', given: { page: '1.5' }, read: {} },
])('the dashboard reads $what', ({ given, read }) => {
  expect(dashboardSearch(given)).toEqual({ ...OPENING_DASHBOARD, ...read })
})
