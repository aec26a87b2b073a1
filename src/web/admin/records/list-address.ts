/** What the address of an administrator's list may say; what cannot be read falls back. */
export interface ListAddress {
  search: string
  page: number
  category: string
}

export const WHOLE_LIST: ListAddress = { search: '', page: 1, category: '' }

export function listAddress(given: Readonly<Record<string, unknown>>): ListAddress {
  const page = Number(given.page)
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    search: text(given.search),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    category: text(given.category),
  }
}
