import { RED_LIST_CATEGORIES, type RedListCategory } from './red-list.ts'

/**
 * The Red List categories with their tags: Critically Endangered may be tagged as possibly extinct (PE) or possibly
 * extinct in the wild (PEW). Source: IUCN, Guidelines for Using the Red List Categories and Criteria, section 11.
 */
export const TAGGED_CATEGORIES = [...RED_LIST_CATEGORIES, 'CR (PE)', 'CR (PEW)'] as const
export type TaggedCategory = (typeof TAGGED_CATEGORIES)[number]

export interface CategoryFacts {
  status: RedListCategory | null
  /** Null where the source does not state it, which is not the same as no. */
  possibly_extinct: boolean | null
  possibly_extinct_in_wild: boolean | null
}

/** Whether a category may carry one of the tags. */
export function mayBeTagged(status: string | null): boolean {
  return status === 'CR'
}

/** A category with its tag, if it has one; an unknown tag is left out. */
export function taggedCategory(facts: CategoryFacts): TaggedCategory | null {
  const { status, possibly_extinct, possibly_extinct_in_wild } = facts
  if (!mayBeTagged(status)) return status
  if (possibly_extinct) return 'CR (PE)'
  return possibly_extinct_in_wild ? 'CR (PEW)' : 'CR'
}

/** The category without its tag, which decides its colour and its order. */
export function plainCategory(tagged: TaggedCategory): RedListCategory {
  return tagged === 'CR (PE)' || tagged === 'CR (PEW)' ? 'CR' : tagged
}

/** The category that a text names, e.g. an event's title; undefined for categories of earlier editions. */
export function findTaggedCategory(text: string): TaggedCategory | undefined {
  return TAGGED_CATEGORIES.find((tagged) => tagged === text)
}

const IN_FILES: Readonly<Partial<Record<TaggedCategory, string>>> = {
  'CR (PE)': 'CR (Possibly Extinct)',
  'CR (PEW)': 'CR (Possibly Extinct in the Wild)',
}

/** A category as files, which are in English, write it: 'CR (Possibly Extinct)'. */
export function categoryInFiles(tagged: TaggedCategory): string {
  return IN_FILES[tagged] ?? tagged
}
