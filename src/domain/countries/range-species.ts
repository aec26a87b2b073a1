/** How a country is named in the range of a listing in the Convention on Migratory Species. */
export const LISTED_RANGES = ['native', 'introduced', 'extinct', 'uncertain', 'uncategorised'] as const
export type ListedRange = (typeof LISTED_RANGES)[number]

/** The same, and what curators enter; in the order in which a country's species are listed. */
export const RANGE_KINDS = [...LISTED_RANGES, 'entered'] as const
export type RangeKind = (typeof RANGE_KINDS)[number]
