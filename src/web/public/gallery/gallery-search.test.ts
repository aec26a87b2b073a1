import { expect, test } from 'vitest'
import { type GallerySearch, gallerySearch, isFiltered, WHOLE_GALLERY } from './gallery-search.ts'

test.each([
  { what: 'nothing', given: {}, read: {} },
  { what: 'one status', given: { iucnStatus: 'CR' }, read: { iucnStatus: ['CR'] } },
  {
    what: 'statuses in the order of severity, unknown ones left out',
    given: { iucnStatus: ['VU', 'XX', 'CR'] },
    read: { iucnStatus: ['CR', 'VU'] },
  },
  { what: 'an appendix', given: { citesAppendix: ['II', 'IV'] }, read: { citesAppendix: ['II'] } },
  { what: 'a family twice', given: { family: ['Ursidae', 'Ursidae', ''] }, read: { family: ['Ursidae'] } },
  {
    what: 'groups, known ones',
    given: { group: ['owls', 'dragons', 'whales'] },
    read: { group: ['whales', 'owls'] },
  },
  { what: 'an order', given: { order: 'trade' }, read: { order: 'trade' } },
  { what: 'an order that is none', given: { order: 'size' }, read: {} },
  { what: 'a view', given: { view: 'list' }, read: { view: 'list' } },
  { what: 'a view that is none', given: { view: ['list', 'cards'] }, read: {} },
  { what: 'a bare flag', given: { illegalTrade: '' }, read: { illegalTrade: true } },
  { what: 'a flag that is off', given: { illegalTrade: 'false' }, read: {} },
  { what: 'a page', given: { page: '3' }, read: { page: 3 } },
  { what: 'pages that are none', given: { page: '-1' }, read: {} },
  { what: 'half a page', given: { page: '1.5' }, read: {} },
  { what: 'a size on offer', given: { size: '48' }, read: { size: 48 } },
  { what: 'a size not on offer', given: { size: '50' }, read: {} },
  {
    what: 'a search with a command in it',
    given: { search: ' bear; DROP table' },
    read: { search: 'bear table' },
  },
  { what: 'two searches', given: { search: ['a', 'b'] }, read: {} },
])('the gallery reads $what', ({ given, read }) => {
  expect(gallerySearch(given)).toEqual({ ...WHOLE_GALLERY, ...read })
})

test.each<{ change: Partial<GallerySearch>; filtered: boolean }>([
  { change: {}, filtered: false },
  { change: { page: 2, size: 12 }, filtered: false },
  { change: { search: 'bear' }, filtered: true },
  { change: { search: 'b' }, filtered: false },
  { change: { family: ['Ursidae'] }, filtered: true },
  { change: { group: ['owls' as const] }, filtered: true },
  { change: { order: 'trade', view: 'list' }, filtered: false },
  { change: { illegalTrade: true }, filtered: true },
])('$change narrows the gallery: $filtered', ({ change, filtered }) => {
  expect(isFiltered({ ...WHOLE_GALLERY, ...change })).toBe(filtered)
})
