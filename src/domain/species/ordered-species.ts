import { type RedListCategory, severity } from '../assessments/red-list.ts'
import { globalCategory } from '../assessments/red-list-status.ts'
import { FALLBACK_LANGUAGE } from '../portal/languages.ts'
import type { GalleryOrder } from './gallery-orders.ts'

export interface OrderedSpecies {
  id: string
  common_name: string
  latest_iucn_status: RedListCategory | null
  latest_iucn_scope: string | null
  total_trade_records: number
}

export interface Names {
  language: string
  /** What species are called in that language, by id. */
  localNames: ReadonlyMap<string, string>
}

/**
 * Which of two species comes first in an order; neither does where they are equal.
 *
 * By name: those with a name in the reader's language first, by its alphabet, then those that are shown under their English
 * one. By status: the most severe global category first, then Data Deficient, then those without one. By trade: most records
 * first. Source of the severity: supplement, section 4.
 */
export function inOrder(
  order: GalleryOrder,
  { language, localNames }: Names,
): (a: OrderedSpecies, b: OrderedSpecies) => number {
  const nameOf = ({ id, common_name }: OrderedSpecies) => localNames.get(id) ?? common_name
  const isForeign = ({ id }: OrderedSpecies) => Number(language !== FALLBACK_LANGUAGE && !localNames.has(id))
  const { compare } = new Intl.Collator(language)
  const byOrder: Record<GalleryOrder, (a: OrderedSpecies, b: OrderedSpecies) => number> = {
    scientific_name: () => 0,
    name: (a, b) => isForeign(a) - isForeign(b) || compare(nameOf(a), nameOf(b)),
    status: (a, b) => severity(globalCategory(a)) - severity(globalCategory(b)),
    trade: (a, b) => b.total_trade_records - a.total_trade_records,
  }
  return byOrder[order]
}
