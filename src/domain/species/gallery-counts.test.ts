import { expect, test } from 'vitest'
import { NO_FILTERS } from '#testing/gallery-filters.ts'
import type { GroupName } from '../search/group-names.ts'
import type { SearchEntry } from '../search/search-entry.ts'
import type { GalleryCard, GalleryFilters } from './gallery.ts'
import { galleryFilterCounts } from './gallery-counts.ts'

const card = (id: string, family: string, facts: Partial<GalleryCard> = {}): GalleryCard => ({
  id,
  scientific_name: id,
  family,
  latest_iucn_status: 'LC',
  latest_iucn_scope: 'Global',
  current_cites_appendix: 'II',
  has_illegal_trade: false,
  ...facts,
})

const GALLERY = {
  cards: [
    card('bear', 'Ursidae', { latest_iucn_status: 'VU', has_illegal_trade: true }),
    card('narwhal', 'Monodontidae'),
    card('bowhead', 'Balaenidae', { current_cites_appendix: 'I' }),
    // Assessed only in Europe, so it is counted as not assessed.
    card('roseroot', 'Crassulaceae', { latest_iucn_scope: 'Europe' }),
    card('seal', 'Phocidae', { current_cites_appendix: null }),
  ],
  entries: [
    { kind: 'species', id: 'narwhal', names: [{ text: 'Narwhal', kind: 'common_name', language: 'en' }] },
  ] satisfies SearchEntry[],
  groups: new Map<string, readonly GroupName[]>([
    ['bear', ['mammals']],
    ['narwhal', ['mammals', 'whales']],
    ['bowhead', ['mammals', 'whales']],
    ['seal', ['mammals']],
    ['roseroot', ['plants']],
  ]),
}

const counts = (filters: Partial<GalleryFilters>) => {
  const { species, illegalTrade, ...lists } = galleryFilterCounts(GALLERY, { ...NO_FILTERS, ...filters })
  const inShort = Object.entries(lists).map(([list, values]) => [
    list,
    values.map(({ count, ...value }) => `${Object.values(value)} ${count}`).join(', '),
  ])
  return { species, illegalTrade, ...Object.fromEntries(inShort) }
}

const ALL = {
  species: 5,
  iucnStatuses: 'VU 1, LC 3, NE 1',
  citesAppendices: 'I 1, II 3',
  groups: 'mammals 4, whales 2, plants 1',
  families: 'Balaenidae 1, Crassulaceae 1, Monodontidae 1, Phocidae 1, Ursidae 1',
  illegalTrade: 1,
}

test.each<{ what: string; filters: Partial<GalleryFilters>; counted: Partial<typeof ALL> }>([
  { what: 'without a filter, all species', filters: {}, counted: ALL },
  {
    what: 'by the other filters, while the filter’s own list shows what its other values would add',
    filters: { citesAppendix: ['I'] },
    counted: {
      citesAppendices: ALL.citesAppendices,
      iucnStatuses: 'VU 0, LC 1, NE 0',
      groups: 'mammals 1, whales 1, plants 0',
      families: 'Balaenidae 1, Crassulaceae 0, Monodontidae 0, Phocidae 0, Ursidae 0',
      illegalTrade: 0,
    },
  },
  {
    what: 'by both of two filters, in each list by the other one',
    filters: { group: ['whales'], iucnStatus: ['VU'] },
    counted: {
      iucnStatuses: 'VU 0, LC 2, NE 0',
      groups: 'mammals 1, whales 0, plants 0',
      citesAppendices: 'I 0, II 0',
      illegalTrade: 0,
    },
  },
  {
    what: 'among the species that a search finds, while every list has all its values',
    filters: { search: 'narwhal', citesAppendix: ['I'] },
    counted: {
      iucnStatuses: 'VU 0, LC 0, NE 0',
      citesAppendices: 'I 0, II 1',
      groups: 'mammals 0, whales 0, plants 0',
      families: 'Balaenidae 0, Crassulaceae 0, Monodontidae 0, Phocidae 0, Ursidae 0',
      illegalTrade: 0,
    },
  },
  {
    what: 'among the species with seizure records',
    filters: { illegalTrade: true },
    counted: { iucnStatuses: 'VU 1, LC 0, NE 0', illegalTrade: 1 },
  },
])('choices are counted $what', ({ filters, counted }) => {
  expect(counts(filters)).toEqual({ ...counts(filters), ...counted, species: 5 })
})
