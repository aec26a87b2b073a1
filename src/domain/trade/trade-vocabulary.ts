/** The first year the convention's parties reported on. Source: guide to the CITES Trade Database. */
export const FIRST_CITES_YEAR = 1975

/** Who reported a shipment: the exporting or the importing country. Never to be merged. */
export const REPORTER_TYPES = ['E', 'I'] as const

/** Why a shipment was traded; complete. Source: guide to the CITES Trade Database, version 8, annex 2. */
export const PURPOSES = ['B', 'E', 'G', 'H', 'L', 'M', 'N', 'P', 'Q', 'S', 'T', 'Z'] as const

/** Where a specimen came from; complete, with Y (assisted production of plants) of 2019. Same source. */
export const SOURCES = ['A', 'C', 'D', 'F', 'I', 'O', 'R', 'U', 'W', 'X', 'Y'] as const
