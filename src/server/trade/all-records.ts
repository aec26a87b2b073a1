import { listExploredFiles } from '#database/trade/explored-files-queries.ts'
import type { AllRecordsKind } from '#database/trade/trade-counts-queries.ts'
import { listKnownValues } from '#database/trade/trade-facts-queries.ts'
import { findRecentRoutes } from '#database/trade/trade-flows-queries.ts'
import { countTradeRecords } from '#database/trade/trade-queries.ts'
import type { Context } from '../access.ts'
import type { ReadAll } from '../answers/version-records.ts'

/* What is read from all records in use, which is stored where there are many. */

type Stored = Pick<Context, 'records' | 'storedCount'>

/** How many records are in use, and of which years. */
export const countRecordsInUse = (context: Stored) => read(context, 'records', countTradeRecords)

/** The values that the records in use carry, by what a selection narrows. */
export const knownValuesInUse = (context: Stored) => read(context, 'known_values', listKnownValues)

/** Their routes in the last ten complete years; undefined without a release. */
export const recentRoutes = (context: Stored) => read(context, 'recent_routes', findRecentRoutes)

async function read<Found>(
  { records, storedCount }: Stored,
  kind: AllRecordsKind,
  question: ReadAll<Found>,
): Promise<Found> {
  if (storedCount === undefined) return records(question)
  return storedCount(await records(listExploredFiles), { kind }, () => records(question))
}
