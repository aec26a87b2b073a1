import { listCountryNames } from '#database/catches/catches-queries.ts'
import type { DataScopes } from '#database/releases/data-scopes.ts'
import { listReleases } from '#database/releases/releases-queries.ts'
import { listKnownValues } from '#database/trade/trade-facts-queries.ts'
import { listEverKnownValues } from '#database/trade/trade-releases-queries.ts'
import type { ReadAll } from './version-records.ts'

/**
 * The tables that records rest on which take long to read or seldom change; other records rest on all data. Of the trade of a
 * hidden species visitors read nothing, so it rests on the species too. Tested with the scopes of answers.
 */
export const SCOPES_OF_RECORDS: ReadonlyMap<ReadAll<unknown>, DataScopes> = new Map<
  ReadAll<unknown>,
  DataScopes
>([
  [listKnownValues, ['cites_trade_records', 'species']],
  [listEverKnownValues, ['known_trade_values']],
  [listReleases, ['dataset_releases']],
  [listCountryNames, ['countries']],
])

/** The scopes that the records of a question rest on; undefined where they rest on all data. */
export const scopesOfRecords = (read: ReadAll<unknown>): DataScopes | undefined => SCOPES_OF_RECORDS.get(read)
