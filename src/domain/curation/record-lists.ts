/** Rows on a page of an administrator's list, unless the list says otherwise. Source: supplement, section 2, "Page sizes". */
export const ADMIN_PAGE_SIZE = 10

/** Whether someone compared a row with its source. */
export const CHECKED_STATES = ['checked', 'unchecked'] as const
export type CheckedState = (typeof CHECKED_STATES)[number]

export const SORT_ORDERS = ['ascending', 'descending'] as const
export type SortOrder = (typeof SORT_ORDERS)[number]
