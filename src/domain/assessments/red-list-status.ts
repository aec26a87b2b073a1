import { isGlobal, scopeName } from './assessment-scopes.ts'
import type { RedListCategory } from './red-list.ts'
import {
  type CategoryFacts,
  categoryInFiles,
  type TaggedCategory,
  taggedCategory,
} from './tagged-category.ts'

/** A species' Red List status, with what must be shown beside the category: its tags, scope and year. */
export interface RedListStatus extends CategoryFacts {
  /** What was assessed, e.g. 'Global' or 'Europe'; null without an assessment. */
  scope: string | null
  year: number | null
}

/** What is shown of a species: no status, its global category, or a regional one where there is no global one. */
export type ShownStatus =
  | { kind: 'none' }
  | { kind: 'global'; category: TaggedCategory }
  | { kind: 'regional'; category: TaggedCategory; scope: string; year: number | null }

/** The status that an assessment gives its species; empty without an assessment. */
export function redListStatusOf(
  assessment:
    | (CategoryFacts & { year_published: number; scope_code: string; scope_description: string })
    | null
    | undefined,
): RedListStatus {
  return {
    status: assessment?.status ?? null,
    possibly_extinct: assessment?.possibly_extinct ?? null,
    possibly_extinct_in_wild: assessment?.possibly_extinct_in_wild ?? null,
    scope: assessment ? scopeName(assessment) : null,
    year: assessment?.year_published ?? null,
  }
}

/** The fields in which cards carry the status of their species. */
export interface CardStatus {
  latest_iucn_status: RedListCategory | null
  latest_iucn_scope: string | null
  latest_iucn_possibly_extinct: boolean | null
  latest_iucn_possibly_extinct_in_wild: boolean | null
  iucn_year: number | null
}

/** Writes a status into the fields of a card. */
export function cardStatus({
  status,
  scope,
  possibly_extinct,
  possibly_extinct_in_wild,
  year,
}: RedListStatus): CardStatus {
  return {
    latest_iucn_status: status,
    latest_iucn_scope: scope,
    latest_iucn_possibly_extinct: possibly_extinct,
    latest_iucn_possibly_extinct_in_wild: possibly_extinct_in_wild,
    iucn_year: year,
  }
}

/** Reads the status back from the fields of a card. */
export function statusOfCard(card: CardStatus): RedListStatus {
  return {
    status: card.latest_iucn_status,
    possibly_extinct: card.latest_iucn_possibly_extinct,
    possibly_extinct_in_wild: card.latest_iucn_possibly_extinct_in_wild,
    scope: card.latest_iucn_scope,
    year: card.iucn_year,
  }
}

/** How a status is shown: a regional one always with its scope. */
export function shownStatus(status: RedListStatus): ShownStatus {
  const category = taggedCategory(status)
  if (category === null || !status.scope) return { kind: 'none' }
  return isGlobal(status.scope)
    ? { kind: 'global', category }
    : { kind: 'regional', category, scope: status.scope, year: status.year }
}

/** The global category of a card, by which species are counted, filtered and sorted; null without one. */
export function globalCategory({
  latest_iucn_status,
  latest_iucn_scope,
}: Pick<CardStatus, 'latest_iucn_status' | 'latest_iucn_scope'>): RedListCategory | null {
  return isGlobal(latest_iucn_scope) ? latest_iucn_status : null
}

/** A status as files, which are in English, write it: 'CR (Possibly Extinct)', 'LC in Europe'; null without one. */
export function statusInFiles(status: RedListStatus): string | null {
  const shown = shownStatus(status)
  if (shown.kind === 'none') return null
  const category = categoryInFiles(shown.category)
  return shown.kind === 'global' ? category : `${category} in ${shown.scope}`
}
