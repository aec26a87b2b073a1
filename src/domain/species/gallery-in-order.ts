import { onceEach } from '../once-each.ts'
import { eachNameOnce, type GalleryCard } from './gallery.ts'
import type { GalleryOrder } from './gallery-orders.ts'
import { inOrder, type Names, type OrderedSpecies } from './ordered-species.ts'
import { sortedAgain } from './sorted-again.ts'

type Card = GalleryCard & OrderedSpecies

/** Every species once, in an order: sorted when it is first asked for; later only cards and names that are others are put in. */
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
  const species = sortedAgain<Card>(all, inOrder(order, names), sortedBefore(key, names.localNames))
  const sorted = { localNames: names.localNames, species }
  cached.set(key, sorted)
  latest.set(key, sorted)
  return species as readonly Shown[]
}

interface CachedOrder {
  localNames: Names['localNames']
  species: readonly Card[]
}

const ordersOf = onceEach((_: readonly Card[]) => new Map<string, CachedOrder>())

/** Of each order the list that was sorted last. */
const latest = new Map<string, CachedOrder>()

/** A species whose name is another one now may stand elsewhere though its card is the same. */
function sortedBefore(key: string, localNames: Names['localNames']) {
  const before = latest.get(key)
  return (
    before && {
      items: before.species,
      isSame: ({ id }: Card) => before.localNames.get(id) === localNames.get(id),
    }
  )
}
