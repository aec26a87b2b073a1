import type { DataScopes } from '#database/releases/data-scopes.ts'

/** The key of answers that rest on all data. */
export const ALL_DATA = 'all-data'

/** Under which keys caches in front can forget an answer that rests on these parts of the data, or on all of it. */
export const surrogateKeys = (restsOn: DataScopes | undefined): DataScopes => restsOn ?? [ALL_DATA]
