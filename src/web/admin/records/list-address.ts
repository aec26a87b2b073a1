import {
  ADMIN_PAGE_SIZE,
  CHECKED_STATES,
  type CheckedState,
  SORT_ORDERS,
  type SortOrder,
} from '#domain/curation/record-lists.ts'
import { oneOf, pageIn, textIn } from '#web/address-values.ts'

/** How many rows a page may have; the first is the usual number. */
export const PAGE_SIZES = [ADMIN_PAGE_SIZE, 50, 100] as const

/** Which rows of a list the address asks for, and in which order. */
export interface ListAddress {
  search: string
  page: number
  category: string
  /** A value of each field that the list is narrowed by; empty for all rows. */
  species_id: string
  language: string
  source: string
  /** Empty for all rows. */
  checked: CheckedState | ''
  /** The column that the list is sorted by; empty for its usual order. */
  sort: string
  order: SortOrder
  /** Rows on a page; 0 for as many as the list usually has. */
  size: number
}

export function listAddress(given: Readonly<Record<string, unknown>>): ListAddress {
  return {
    search: textIn(given.search),
    page: pageIn(given.page),
    category: textIn(given.category),
    species_id: textIn(given.species_id),
    language: textIn(given.language),
    source: textIn(given.source),
    checked: oneOf(CHECKED_STATES, given.checked),
    sort: textIn(given.sort),
    order: oneOf(SORT_ORDERS, given.order) || 'ascending',
    size: PAGE_SIZES.find((size) => size === Number(given.size)) ?? 0,
  }
}

export const WHOLE_LIST = listAddress({})
