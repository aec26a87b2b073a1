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
 * Species in the order that was asked for; what is equal stays in the order given.
 *
 * By name: those with a name in the reader's language first, by its alphabet, then those that are shown under their English
 * one. By status: the most severe global category first, then Data Deficient, then those without one. By trade: most records
 * first. Source of the severity: supplement, section 4.
 */
export function orderedSpecies<Species extends OrderedSpecies>(
  species: readonly Species[],
  order: GalleryOrder,
  { language, localNames }: Names,
): Species[] {
  const nameOf = ({ id, common_name }: Species) => localNames.get(id) ?? common_name
  const isForeign = ({ id }: Species) => Number(language !== FALLBACK_LANGUAGE && !localNames.has(id))
  const { compare } = new Intl.Collator(language)
  const byOrder: Record<GalleryOrder, (a: Species, b: Species) => number> = {
    scientific_name: () => 0,
    name: (a, b) => isForeign(a) - isForeign(b) || compare(nameOf(a), nameOf(b)),
    status: (a, b) => severity(globalCategory(a)) - severity(globalCategory(b)),
    trade: (a, b) => b.total_trade_records - a.total_trade_records,
  }
  return species.toSorted(byOrder[order])
}
