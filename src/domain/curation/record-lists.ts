/** Rows on a page of an administrator's list, unless the list says otherwise. Source: supplement, section 2, "Page sizes". */
export const ADMIN_PAGE_SIZE = 10

/** Whether someone compared a row with its source. */
export const CHECKED_STATES = ['checked', 'unchecked'] as const
export type CheckedState = (typeof CHECKED_STATES)[number]

/** Stands for the rows without a source where a list is narrowed to those of one. */
export const NO_SOURCE = 'none'

/** What lists are narrowed by, beside their category and whether rows were checked, where rows have such a field. */
export const VALUE_FILTERS = ['species_id', 'language', 'source'] as const
export type ValueFilter = (typeof VALUE_FILTERS)[number]

export const SORT_ORDERS = ['ascending', 'descending'] as const
export type SortOrder = (typeof SORT_ORDERS)[number]
