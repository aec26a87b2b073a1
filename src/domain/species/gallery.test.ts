import { expect, test } from 'vitest'
import { NO_FILTERS } from '#testing/gallery-filters.ts'
import type { GroupName } from '../search/group-names.ts'
import type { SearchEntry } from '../search/search-entry.ts'
import { type GalleryCard, type GalleryFilters, galleryPage, gallerySpecies } from './gallery.ts'

const card = (scientific_name: string, facts: Partial<GalleryCard> = {}): GalleryCard => ({
  id: `id of ${scientific_name}`,
  scientific_name,
  family: 'Monodontidae',
  latest_iucn_status: 'LC',
  latest_iucn_scope: 'Global',
  current_cites_appendix: 'II',
  has_illegal_trade: false,
  ...facts,
})

const CARDS = [
  card('Ursus maritimus', { family: 'Ursidae', latest_iucn_status: 'VU', has_illegal_trade: true }),
  card('Monodon monoceros'),
  card('Delphinapterus leucas'),
  card('Balaena mysticetus', { family: 'Balaenidae', current_cites_appendix: 'I' }),
  // Assessed only in Europe, so it is counted and found as not evaluated.
  card('Rhodiola rosea', { family: 'Crassulaceae', latest_iucn_scope: 'Europe' }),
  card('Phoca vitulina', { family: 'Phocidae', current_cites_appendix: null }),
]

const ENTRIES: SearchEntry[] = [
  ...CARDS.map(
    ({ id, scientific_name }): SearchEntry => ({
      kind: 'species',
      id,
      names: [
        { text: scientific_name, kind: 'scientific_name', language: null },
        ...(scientific_name === 'Monodon monoceros'
          ? [{ text: 'Náhvalur', kind: 'common_name' as const, language: 'is' }]
          : []),
      ],
    }),
  ),
  {
    kind: 'group',
    id: 'whales',
    names: [{ text: 'whales', kind: 'name', language: 'en' }],
    species: ['id of Monodon monoceros', 'id of Balaena mysticetus'],
  },
]

const GALLERY = {
  cards: CARDS,
  entries: ENTRIES,
  groups: new Map<string, readonly GroupName[]>([
    ['id of Monodon monoceros', ['whales']],
    ['id of Balaena mysticetus', ['whales']],
    ['id of Ursus maritimus', ['bears']],
  ]),
}

const found = (filters: Partial<GalleryFilters>) =>
  gallerySpecies(GALLERY, { ...NO_FILTERS, ...filters }).map(({ scientific_name }) => scientific_name)

test('without a filter every species is shown by alphabet', () => {
  expect(found({})).toEqual([
    'Balaena mysticetus',
    'Delphinapterus leucas',
    'Monodon monoceros',
    'Phoca vitulina',
    'Rhodiola rosea',
    'Ursus maritimus',
  ])
})

test('within a group any value will do', () => {
  expect(found({ family: ['Ursidae', 'Balaenidae'] })).toEqual(['Balaena mysticetus', 'Ursus maritimus'])
})

test('across groups every one has to agree', () => {
  expect(found({ family: ['Monodontidae', 'Balaenidae'], citesAppendix: ['I'] })).toEqual([
    'Balaena mysticetus',
  ])
})

test('any of several groups will do, and a group nothing belongs to finds nothing', () => {
  expect(found({ group: ['whales', 'bears'] })).toEqual([
    'Balaena mysticetus',
    'Monodon monoceros',
    'Ursus maritimus',
  ])
  expect(found({ group: ['whales'], citesAppendix: ['I'] })).toEqual(['Balaena mysticetus'])
  expect(found({ group: ['sharks'] })).toEqual([])
})

test('NE finds the species without a stored status', () => {
  expect(found({ iucnStatus: ['NE'] })).toEqual(['Rhodiola rosea'])
})

test('the illegal trade toggle keeps species with seizure records', () => {
  expect(found({ illegalTrade: true })).toEqual(['Ursus maritimus'])
})

test('a search finds a name in any language, without its accents', () => {
  expect(found({ search: 'nahval' })).toEqual(['Monodon monoceros'])
})

test('a word for a group finds its species, and narrows with the filters', () => {
  expect(found({ search: 'whales' })).toEqual(['Balaena mysticetus', 'Monodon monoceros'])
  expect(found({ search: 'whales', citesAppendix: ['I'] })).toEqual(['Balaena mysticetus'])
})

test('one character does not narrow', () => {
  expect(found({ search: 'u' })).toHaveLength(CARDS.length)
})

test('a name that nothing carries finds nothing', () => {
  expect(found({ search: 'unicorn' })).toEqual([])
})

test('a scientific name that comes twice is shown once', () => {
  expect(
    gallerySpecies({ ...GALLERY, cards: [card('Orcinus orca'), card('Orcinus orca')] }, NO_FILTERS),
  ).toHaveLength(1)
})

test.each([
  { page: 1, answered: 1, shown: [1, 2], what: 'the first page' },
  { page: 3, answered: 3, shown: [5], what: 'the last page may be short' },
  { page: 9, answered: 3, shown: [5], what: 'a page too far is answered with the last' },
])('$what', ({ page, answered, shown }) => {
  expect(galleryPage([1, 2, 3, 4, 5], { page, size: 2 })).toEqual({
    species: shown,
    total: 5,
    totalPages: 3,
    page: answered,
  })
})

test('an empty list has no page, and answers as the first', () => {
  expect(galleryPage([], { page: 4, size: 24 })).toEqual({ species: [], total: 0, totalPages: 0, page: 1 })
})
