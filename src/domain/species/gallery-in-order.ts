import { onceEach } from '../once-each.ts'
import { eachNameOnce, type GalleryCard } from './gallery.ts'
import type { GalleryOrder } from './gallery-orders.ts'
import { type Names, type OrderedSpecies, orderedSpecies } from './ordered-species.ts'

type Card = GalleryCard & OrderedSpecies

/** Every species once, in an order: sorted when it is first asked for, and again only for other cards or names. */
export function galleryInOrder<Shown extends Card>(
  cards: readonly Shown[],
  order: GalleryOrder,
  names: Names,
): readonly Shown[] {
  const all = eachNameOnce(cards)
  const cached = ordersOf(all)
  const key = order === 'name' ? names.language : order
  const known = cached.get(key)
  if (known?.localNames === names.localNames) return known.species as readonly Shown[]
  const species = orderedSpecies(all, order, names)
  cached.set(key, { localNames: names.localNames, species })
  return species
}

interface CachedOrder {
  localNames: Names['localNames']
  species: readonly Card[]
}

const ordersOf = onceEach((_: readonly Card[]) => new Map<string, CachedOrder>())
