/** How the database is: it answers, it takes too long, as while a release is loaded, or it cannot be reached. */
export const DATABASE_STATES = ['answers', 'slow', 'unreachable'] as const
export type DatabaseState = (typeof DATABASE_STATES)[number]

/** What the server knows of the service that supplies pictures: switched off, not asked yet, or how its last answer was. */
export const TAXON_SERVICE_STATES = ['off', 'unknown', 'reachable', 'unreachable'] as const
export type TaxonServiceState = (typeof TAXON_SERVICE_STATES)[number]
