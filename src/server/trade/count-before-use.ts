import type { Transaction } from '#database/access.ts'
import { type Connection, withConnectionWithin } from '#database/connect.ts'
import { countRecordsOfFiles } from '#database/trade/explored-files-queries.ts'
import { listTradeReleases } from '#database/trade/trade-releases-queries.ts'
import { USUALLY_LISTED_OF_A_COUNTRY } from '#domain/explorer/first-of-country.ts'
import { newestTwo } from '#domain/releases/chosen-releases.ts'
import type { Context } from '../access.ts'
import type { ReadAll } from '../answers/version-records.ts'
import { countRecordsInUse, knownValuesInUse, recentRoutes } from './all-records.ts'
import { type ComparingContext, compareReleases } from './compare-releases.ts'
import { countCountry } from './count-country.ts'
import { MOST_COMBINED_ROWS } from './explore-in-threads.ts'
import { type ExploringContext, openExplorer } from './explore-trade.ts'
import { releaseBytes } from './release-bytes.ts'
import { tradeCounting } from './trade-counting.ts'

interface Parts {
  connection: Connection
  warn: Context['warn']
  /** Aborts when the process is to end. */
  closing: AbortSignal
  mostRows?: number
}

/**
 * Counts what visitors are shown of all trade, in the transaction that brings a release into use: with it comes all that would take
 * minutes once it is asked for, and until then visitors see the release before. Few records are counted when they are asked for.
 * What cannot be counted is logged, and counted later; the release comes into use all the same. Undefined on the embedded engine, whose
 * one session visitors need meanwhile.
 */
export function countBeforeUse({ connection, warn, closing, mostRows = MOST_COMBINED_ROWS }: Parts) {
  if (connection.engine === 'embedded') return undefined
  return async (tx: Transaction): Promise<void> => {
    if ((await countRecordsOfFiles(tx)) <= mostRows) return
    try {
      await tx.transaction((counted) =>
        withConnectionWithin(counted, (within) => countAll(within, { warn, closing, mostRows })),
      )
    } catch (problem) {
      warn('Trade of all species could not be counted before its release came into use', {
        problem: String(problem),
      })
    }
  }
}

type Within = Pick<Connection, 'reader' | 'db'>

async function countAll(within: Within, { mostRows, ...parts }: Omit<Required<Parts>, 'connection'>) {
  const { counting, close } = tradeCounting({ connection: within, storesAtOnce: true, mostRows, ...parts })
  const context = {
    ...counting,
    ...releaseBytes(within, parts.warn),
    db: within.reader,
    records: recordsOf(within),
  }
  try {
    await countRecordsInUse(context)
    await recentRoutes(context)
    await knownValuesInUse(context, mostRows)
    await countExplorer(context)
    await countTwoReleases(context)
  } finally {
    await close()
  }
}

/** The map of the explorer as it opens, the list of countries, and every country in it as its page opens. */
async function countExplorer(context: ExploringContext): Promise<void> {
  const trade = await openExplorer(context, {})
  if (trade === null) return
  const { facts, count } = trade
  await count({ kind: 'flows', question: {}, facts, of: 'quantity' })
  const { countries } = await count({ kind: 'countries' })
  const { last_complete_year } = facts
  for (const { code } of countries)
    await countCountry({ count, last_complete_year }, code, USUALLY_LISTED_OF_A_COUNTRY)
}

/** What the newest release changed, species by species. */
async function countTwoReleases(context: ComparingContext): Promise<void> {
  const newest = newestTwo(await context.records(listTradeReleases))
  if (newest === undefined) return
  const { from, to } = newest
  await compareReleases(context, { from: from.release, to: to.release, differing: true, limit: 1 })
}

/** Each list is read once, as for the answers of one data version. */
function recordsOf({ reader }: Within): Context['records'] {
  const read = new Map<ReadAll<unknown>, Promise<unknown>>()
  return async function readOnce<Records>(question: ReadAll<Records>): Promise<Records> {
    const known = read.get(question) ?? question(reader)
    read.set(question, known)
    return known as Promise<Records>
  }
}
