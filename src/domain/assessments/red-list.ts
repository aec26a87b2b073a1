/** The Red List categories, most severe first; knowledge gaps last. */
export const RED_LIST_CATEGORIES = ['EX', 'EW', 'CR', 'EN', 'VU', 'NT', 'LC', 'DD', 'NE'] as const
export type RedListCategory = (typeof RED_LIST_CATEGORIES)[number]

/** Place in the order of severity, for sorting; a missing status comes last. */
export function severity(status: RedListCategory | null): number {
  return status === null ? RED_LIST_CATEGORIES.length : RED_LIST_CATEGORIES.indexOf(status)
}

/** DD and NE mean that the risk is unknown: a change to or from them is neither better nor worse. */
export function isComparable(status: RedListCategory | null): status is RedListCategory {
  return status !== null && status !== 'DD' && status !== 'NE'
}
