import { expect, test } from 'vitest'
import { NO_FILTERS } from '#testing/gallery-filters.ts'
import { gallerySpecies } from './gallery.ts'
import { galleryInOrder } from './gallery-in-order.ts'
import { GALLERY_ORDERS } from './gallery-orders.ts'
import { inOrder } from './ordered-species.ts'

const card = (scientific_name: string, common_name: string, status: 'VU' | 'LC', trade: number) => ({
  id: scientific_name,
  scientific_name,
  common_name,
  family: scientific_name,
  latest_iucn_status: status,
  latest_iucn_scope: 'Global',
  current_cites_appendix: null,
  has_illegal_trade: false,
  total_trade_records: trade,
})

const CARDS = [
  card('Ursus maritimus', 'Polar Bear', 'VU', 3),
  card('Monodon monoceros', 'Narwhal', 'LC', 3),
  card('Orcinus orca', 'Killer Whale', 'VU', 9),
  card('monodon monoceros', 'Narwhal again', 'LC', 1),
]
const GALLERY = { cards: CARDS, entries: [], groups: new Map() }
const NONE = { language: 'en', localNames: new Map<string, string>() }
const ICELANDIC = { language: 'is', localNames: new Map([['Orcinus orca', 'háhyrningur']]) }
const RENAMED = { language: 'is', localNames: new Map([['Ursus maritimus', 'hvítabjörn']]) }

const filtered = { ...NO_FILTERS, iucnStatus: ['VU' as const] }

test('what is chosen of all in order is what is chosen, in order', () => {
  for (const names of [NONE, ICELANDIC, RENAMED, ICELANDIC]) {
    for (const order of GALLERY_ORDERS) {
      for (const filters of [NO_FILTERS, filtered]) {
        const ordered = gallerySpecies(GALLERY, filters, galleryInOrder(CARDS, order, names))
        expect(ordered).toEqual(gallerySpecies(GALLERY, filters).toSorted(inOrder(order, names)))
      }
    }
  }
})

test('other cards are sorted anew', () => {
  const [, narwhal, orca] = CARDS as [(typeof CARDS)[0], (typeof CARDS)[0], (typeof CARDS)[0]]
  const before = galleryInOrder([narwhal, orca], 'trade', NONE)
  const after = galleryInOrder([{ ...narwhal, total_trade_records: 12 }, orca], 'trade', NONE)
  expect([before, after].map((cards) => cards[0]?.common_name)).toEqual(['Killer Whale', 'Narwhal'])
})
