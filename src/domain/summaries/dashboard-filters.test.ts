import { expect, test } from 'vitest'
import {
  type DashboardFilters,
  dashboardFacets,
  type FilteredEntry,
  filteredEntries,
} from './dashboard-filters.ts'

const WHOLE_DASHBOARD: DashboardFilters = {
  search: '',
  appendix: [],
  iucnStatus: [],
  tradetrend: [],
  effectivenessCategory: [],
}

const bear: FilteredEntry = {
  species_id: 'bear',
  scientific_name: 'Ursus maritimus',
  common_name: 'Polar Bear',
  cites_appendix: 'II',
  iucn_status: 'VU',
  trade_trend: 'Decreasing',
  effectiveness_category: 'Unknown',
}
const whale: FilteredEntry = {
  ...bear,
  species_id: 'whale',
  scientific_name: 'Balaenoptera acutorostrata',
  common_name: 'Common Minke Whale',
  cites_appendix: 'I',
  iucn_status: 'LC',
}
const population: FilteredEntry = {
  ...whale,
  species_id: 'whale:West Greenland population',
  common_name: 'Common Minke Whale* (West Greenland population)',
  cites_appendix: 'II',
}
const flower: FilteredEntry = {
  ...bear,
  species_id: 'flower',
  scientific_name: 'Rhodiola rosea',
  common_name: 'Roseroot',
  iucn_status: null,
  trade_trend: 'Increasing',
  effectiveness_category: 'To Be Determined',
}
const ENTRIES = [bear, whale, population, flower]
/** What the search for 'Hrefna' finds by another name. */
const NAMED: ReadonlySet<string> = new Set(['whale'])

test.each([
  { what: 'nothing narrows', filters: {}, left: ENTRIES },
  { what: 'one value', filters: { appendix: ['I'] as const }, left: [whale] },
  {
    what: 'any value of a group',
    filters: { iucnStatus: ['VU', 'LC'] as const },
    left: [bear, whale, population],
  },
  {
    what: 'every group',
    filters: { appendix: ['II'] as const, iucnStatus: ['LC'] as const },
    left: [population],
  },
  { what: 'a trend', filters: { tradetrend: ['Increasing'] as const }, left: [flower] },
  {
    what: 'a category',
    filters: { effectivenessCategory: ['Unknown'] as const },
    left: [bear, whale, population],
  },
  { what: 'a search in either name', filters: { search: 'MINKE' }, left: [whale, population] },
  {
    what: 'a search by another name of the species',
    filters: { search: 'Hrefna' },
    named: NAMED,
    left: [whale, population],
  },
  {
    what: 'a search by the name of a population, which its species has not',
    filters: { search: 'West Greenland' },
    named: new Set<string>(),
    left: [population],
  },
  { what: 'accents and apostrophes do not count', filters: { search: 'pólar’' }, left: [bear] },
  { what: 'two names are not one', filters: { search: 'maritimus polar' }, left: [] },
  { what: 'one character is no search', filters: { search: 'q' }, left: ENTRIES },
  { what: 'a search without a match', filters: { search: 'basilisk' }, left: [] },
])('$what', ({ filters, named, left }) => {
  expect(filteredEntries(ENTRIES, { ...WHOLE_DASHBOARD, ...filters }, named)).toEqual(left)
})

test('where nothing narrows, the list itself stays, so that what was counted of it holds', () => {
  expect(filteredEntries(ENTRIES, WHOLE_DASHBOARD)).toBe(ENTRIES)
})

test('each choice tells how many entries it would leave beside the other groups, not beside its own', () => {
  const facets = dashboardFacets(ENTRIES, { ...WHOLE_DASHBOARD, appendix: ['I'] })
  expect(facets.appendix).toEqual([
    { value: 'I', count: 1 },
    { value: 'II', count: 3 },
    { value: 'III', count: 0 },
  ])
  expect(facets.iucnStatus.filter(({ count }) => count > 0)).toEqual([{ value: 'LC', count: 1 }])
})

test('every category is offered with its count, those that nobody carries too', () => {
  expect(dashboardFacets(ENTRIES, WHOLE_DASHBOARD).effectivenessCategory).toEqual([
    { value: 'High', count: 0 },
    { value: 'Moderate', count: 0 },
    { value: 'Limited', count: 0 },
    { value: 'Needs Improvement', count: 0 },
    { value: 'To Be Determined', count: 1 },
    { value: 'Unknown', count: 3 },
  ])
})
