import { getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { extentOf, speciesLosingMost } from '#domain/releases/coverage.ts'
import type { Editor, Transaction } from '../access.ts'
import type { Connection, CsvChunks } from '../connect.ts'
import type { Covered, DatasetStore } from '../releases/dataset-store.ts'
import { getPreviousReleases, storePreviousReleases } from '../releases/previous-release-changes.ts'
import { type NewRelease, replaceRelease } from '../releases/releases-changes.ts'
import { findRelease } from '../releases/releases-queries.ts'
import {
  cites_trade_records,
  previous_trade_records,
  species,
  staged_trade_records,
} from '../schema/index.ts'
import { refreshArticleSummaries } from '../summaries/article-summary-changes.ts'
import { writeReleaseFiles } from './release-files-changes.ts'
import { compareTrade, countTrade } from './trade-comparison-queries.ts'
import { linkAllTradeRecords } from './trade-links-changes.ts'
import { replaceTradeRecords, TRADE_COLUMNS } from './trade-records-changes.ts'
import { refreshTradeSummaries } from './trade-summary-changes.ts'

/** Trade records are many, so they wait and stay behind in tables of their own and never leave the database. */
export const tradeStore: DatasetStore = {
  cover,
  compare: async (tx, release) => {
    // What waits was copied in a moment ago; its statistics are for this question alone.
    await tx.execute(sql`analyze ${staged_trade_records}`)
    return { ...(await cover(tx)), species: await compareTrade(tx, release) }
  },
  activate,
  goBack,
  clear,
}

const REPORTED = TRADE_COLUMNS.filter((column) => column !== 'species_id')
const listed = (names: readonly string[]) => sql.raw(names.map((name) => `"${name}"`).join(', '))
const columns = listed(TRADE_COLUMNS)

/** Lets the trade records of `chunks` wait, in the place of those that waited before. */
export async function stageTradeRecords(
  { copyInto }: Pick<Connection, 'copyInto'>,
  tx: Transaction,
  chunks: CsvChunks,
): Promise<void> {
  await clear(tx)
  await copyInto(tx, getTableName(staged_trade_records), TRADE_COLUMNS, chunks)
}

/** A release of trade records takes the place of all: its publisher counts them together. */
async function cover(tx: Transaction): Promise<Covered> {
  const species = await countTrade(tx)
  const isSimulated = (await findRelease(tx, 'cites_trade'))?.simulated ?? false
  return {
    species,
    coverage: {
      extent: extentOf('cites_trade'),
      staying: { rows: 0, species: 0 },
      losing: isSimulated ? [] : speciesLosingMost(species),
    },
  }
}

async function activate(_: unknown, tx: Transaction, editor: Editor, release: NewRelease): Promise<number> {
  if ((await findRelease(tx, 'cites_trade')) !== undefined) {
    await storePreviousReleases(tx, 'cites_trade')
    await copyOver(tx, cites_trade_records, previous_trade_records)
  }
  await putInUse(tx, editor, release)
  return tx.$count(cites_trade_records)
}

async function goBack(tx: Transaction, editor: Editor): Promise<void> {
  const [release] = await getPreviousReleases(tx, 'cites_trade')
  if (release === undefined) throw new Error('A previous release of trade records has no description')
  await copyOver(tx, previous_trade_records, staged_trade_records)
  await storePreviousReleases(tx, 'cites_trade')
  await copyOver(tx, cites_trade_records, previous_trade_records)
  await putInUse(tx, editor, release)
}

async function putInUse(tx: Transaction, editor: Editor, release: NewRelease): Promise<void> {
  await replaceRelease(tx, editor, release)
  await replaceTradeRecords(tx, () => append(tx, stagedOfSpecies, cites_trade_records))
  await clear(tx)
  await linkAllTradeRecords(tx)
  await writeReleaseFiles(tx)
  await refreshTradeSummaries(tx)
  await refreshArticleSummaries(tx)
}

async function clear(tx: Transaction): Promise<void> {
  await tx.execute(sql`truncate ${staged_trade_records}`)
}

async function copyOver(tx: Transaction, from: PgTable, to: PgTable): Promise<void> {
  await tx.execute(sql`truncate ${to}`)
  await append(tx, sql`select ${columns} from ${from}`, to)
}

/** A species may have been removed while its records waited; they are stored without a species. */
const stagedOfSpecies = sql`
  select ${species.id}, ${sql.raw(REPORTED.map((column) => `staged_trade_records."${column}"`).join(', '))} from ${staged_trade_records}
  left join ${species} on ${species.id} = ${staged_trade_records.species_id}`

const append = (tx: Transaction, rows: SQL, to: PgTable) =>
  tx.execute(sql`insert into ${to} (${columns}) ${rows}`)
