import { expect, test } from 'vitest'
import type { RedListCategory } from '../assessments/red-list.ts'
import type { GalleryOrder } from './gallery-orders.ts'
import { usualOrder } from './gallery-orders.ts'
import { inOrder } from './ordered-species.ts'

const species = (
  id: string,
  common_name: string,
  latest_iucn_status: RedListCategory | null,
  total_trade_records: number,
  latest_iucn_scope = 'Global',
) => ({ id, common_name, latest_iucn_status, latest_iucn_scope, total_trade_records })

// By scientific name.
const SPECIES = [
  species('Acipenser baerii', 'Siberian Sturgeon', 'CR', 50),
  species('Falco rusticolus', 'Gyrfalcon', 'LC', 700),
  species('Monodon monoceros', 'Narwhal', 'LC', 50),
  species('Rhodiola rosea', 'Roseroot', 'CR', 0, 'Europe'),
  species('Sousa incognita', 'Unknown Dolphin', 'DD', 2),
  species('Ursus maritimus', 'Polar Bear', 'VU', 90),
]

const ICELANDIC = new Map([
  ['Falco rusticolus', 'Fálki'],
  ['Monodon monoceros', 'Náhvalur'],
  ['Rhodiola rosea', 'Burnirót'],
  ['Ursus maritimus', 'Hvítabjörn'],
])

const ordered = (order: GalleryOrder, language = 'en', localNames: ReadonlyMap<string, string> = new Map()) =>
  SPECIES.toSorted(inOrder(order, { language, localNames })).map(({ common_name }) => common_name)

test.each<{ what: string; order: GalleryOrder; names: string[] }>([
  {
    what: 'by scientific name they stay as they come',
    order: 'scientific_name',
    names: ['Siberian Sturgeon', 'Gyrfalcon', 'Narwhal', 'Roseroot', 'Unknown Dolphin', 'Polar Bear'],
  },
  {
    what: 'by name the English one counts',
    order: 'name',
    names: ['Gyrfalcon', 'Narwhal', 'Polar Bear', 'Roseroot', 'Siberian Sturgeon', 'Unknown Dolphin'],
  },
  {
    what: 'by status the most severe comes first, a regional category counts as none',
    order: 'status',
    names: ['Siberian Sturgeon', 'Polar Bear', 'Gyrfalcon', 'Narwhal', 'Unknown Dolphin', 'Roseroot'],
  },
  {
    what: 'by trade the most records come first, equal ones by scientific name',
    order: 'trade',
    names: ['Gyrfalcon', 'Polar Bear', 'Siberian Sturgeon', 'Narwhal', 'Unknown Dolphin', 'Roseroot'],
  },
])('$what', ({ order, names }) => {
  expect(ordered(order)).toEqual(names)
})

test('those with a name in the reader’s language come before those under an English one', () => {
  expect(ordered('name', 'is', ICELANDIC)).toEqual([
    ...['Roseroot', 'Gyrfalcon', 'Polar Bear', 'Narwhal'],
    ...['Siberian Sturgeon', 'Unknown Dolphin'],
  ])
})

test('letters follow the alphabet of the language', () => {
  const danish = [species('a', 'Å', null, 0), species('b', 'Z', null, 0), species('c', 'A', null, 0)]
  const names = new Map(danish.map(({ id, common_name }) => [id, common_name]))
  expect(danish.toSorted(inOrder('name', { language: 'da', localNames: names })).map(({ id }) => id)).toEqual(
    ['c', 'b', 'a'],
  )
})

test.each([
  { language: 'en', order: 'scientific_name' },
  { language: 'is', order: 'name' },
])('until another is chosen, the order in $language is $order', ({ language, order }) => {
  expect(usualOrder(language)).toBe(order)
})
