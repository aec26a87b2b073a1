import { pageIn, textIn } from '#web/address-values.ts'

/** Which rows of a list the address asks for. */
export interface ListAddress {
  search: string
  page: number
  category: string
}

export const WHOLE_LIST: ListAddress = { search: '', page: 1, category: '' }

export function listAddress(given: Readonly<Record<string, unknown>>): ListAddress {
  return {
    search: textIn(given.search),
    page: pageIn(given.page),
    category: textIn(given.category),
  }
}
