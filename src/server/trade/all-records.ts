import { listExploredFiles } from '#database/trade/explored-files-queries.ts'
import type { AllRecordsKind } from '#database/trade/trade-counts-queries.ts'
import { listKnownValues } from '#database/trade/trade-facts-queries.ts'
import { findRecentRoutes } from '#database/trade/trade-flows-queries.ts'
import { countTradeRecords } from '#database/trade/trade-queries.ts'
import { USUAL_PLACES } from '#domain/explorer/explorer-question.ts'
import type { KnownValues } from '#domain/trade/known-values.ts'
import { NARROWED, NOT_REPORTED } from '#domain/trade/trade-selection.ts'
import type { Context } from '../access.ts'
import type { ReadAll } from '../answers/version-records.ts'
import { MOST_COMBINED_ROWS } from './explore-in-threads.ts'
import { openExplorer } from './explore-trade.ts'

/* What is read from all records in use, which is stored where there are many. */

type Stored = Pick<Context, 'records' | 'storedCount'>

/** How many records are in use, and of which years. */
export const countRecordsInUse = (context: Stored) => readOnce(context, 'records', countTradeRecords)

/** Their routes in the last ten complete years; undefined without a release. */
export const recentRoutes = (context: Stored) => readOnce(context, 'recent_routes', findRecentRoutes)

async function readOnce<Found>(
  { records, storedCount }: Stored,
  kind: AllRecordsKind,
  question: ReadAll<Found>,
): Promise<Found> {
  if (storedCount === undefined) return records(question)
  return storedCount(await records(listExploredFiles), { kind }, () => records(question))
}

/**
 * The values that the records in use carry, by what a selection narrows. To read seven columns of many million records would
 * take longer than a visitor's question may: then they are those that the explorer offers.
 */
export async function knownValuesInUse(
  context: Context,
  mostRows = MOST_COMBINED_ROWS,
): Promise<KnownValues> {
  const files = await context.records(listExploredFiles)
  const rows = files.reduce((sum, file) => sum + file.rows, 0)
  const trade = rows > mostRows ? await openExplorer(context, {}) : null
  if (trade === null) return context.records(listKnownValues)
  const { facts, count } = trade
  const { most, most_beside } = USUAL_PLACES
  const question = {
    selection: {},
    facts,
    grouped_by: ['year'],
    count: 'records',
    most: [most, most_beside],
  } as const
  const { choices } = await count({ kind: 'explore', question })
  return Object.fromEntries(
    NARROWED.map((name) => [name, choices[name].map(({ value }) => value).toSorted(notReportedLast)]),
  ) as KnownValues
}

function notReportedLast(one: string, other: string): number {
  const last = Number(one === NOT_REPORTED) - Number(other === NOT_REPORTED)
  return last || (one < other ? -1 : 1)
}
