import type { WordsByLanguage } from './search-entry.ts'

/** Where a species belongs. */
export interface Taxon {
  kingdom: string
  class: string
  order_name: string
  family: string
  genus: string
}

/** The taxa that make a group; one value of each rank that is named will do. */
type Members = Readonly<Partial<Record<keyof Taxon, readonly string[]>>>

/** Species that people have one word for. */
export interface WordGroup {
  members: Members
  /** What people call it, in each language its name first. */
  words: WordsByLanguage
}

/** Whether a species belongs to a group. */
export function belongsTo(members: Members, taxon: Taxon): boolean {
  for (const rank of RANKS) if (members[rank]?.includes(taxon[rank])) return true
  return false
}

const RANKS = ['kingdom', 'class', 'order_name', 'family', 'genus'] as const satisfies (keyof Taxon)[]
