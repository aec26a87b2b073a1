import { getTableName, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { extentOf, speciesLosingMost } from '#domain/releases/coverage.ts'
import { speciesBetween } from '#domain/releases/partial-release.ts'
import type { Editor, Transaction } from '../access.ts'
import type { Connection, CsvChunks } from '../connect.ts'
import type { Covered, DatasetStore } from '../releases/dataset-store.ts'
import { getPreviousReleases, storePreviousReleases } from '../releases/previous-release-changes.ts'
import { type NewRelease, replaceRelease, restoreReleases } from '../releases/releases-changes.ts'
import { findRelease, listReleasesOf } from '../releases/releases-queries.ts'
import {
  cites_trade_records,
  previous_trade_records,
  species,
  staged_trade_records,
} from '../schema/index.ts'
import { refreshArticleSummaries } from '../summaries/article-summary-changes.ts'
import { writeReleaseFiles } from './release-files-changes.ts'
import { compareTrade, countTrade, countTradeBeside } from './trade-comparison-queries.ts'
import { linkAllTradeRecords } from './trade-links-changes.ts'
import { type TradeTable, tradeOf } from './trade-of-species-sql.ts'
import { addPart, assertStandsBeside, recountParts, setCovered } from './trade-parts-changes.ts'
import { replaceTradeRecords, TRADE_COLUMNS } from './trade-records-changes.ts'
import { refreshTradeSummaries } from './trade-summary-changes.ts'

/** Trade records are many, so they wait and stay behind in tables of their own and never leave the database. */
export const tradeStore: DatasetStore = {
  cover,
  compare: async (tx, release) => {
    // What waits was copied in a moment ago; its statistics are for this question alone.
    await tx.execute(sql`analyze ${staged_trade_records}`)
    return { ...(await cover(tx, release)), species: await compareTrade(tx, release) }
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

/** What waits takes the place of all records, since its publisher counts them together, or of those of the species that it covers. */
async function cover(tx: Transaction, release: NewRelease): Promise<Covered> {
  const { covers } = release
  if (covers) await assertStandsBeside(tx, release)
  const species = await countTrade(tx, covers)
  const isSimulated = (await findRelease(tx, 'cites_trade'))?.simulated ?? false
  return {
    species,
    coverage: {
      extent: covers ? 'species' : extentOf('cites_trade'),
      staying: covers ? await countTradeBeside(tx, covers) : { rows: 0, species: 0 },
      losing: isSimulated ? [] : speciesLosingMost(species),
    },
  }
}

async function activate(_: unknown, tx: Transaction, editor: Editor, release: NewRelease): Promise<number> {
  if (release.covers) await assertStandsBeside(tx, release)
  if ((await findRelease(tx, 'cites_trade')) !== undefined) {
    await storePreviousReleases(tx, 'cites_trade')
    await copyOver(tx, cites_trade_records, previous_trade_records, release.covers)
  }
  const covered = release.covers ? await addPart(tx, editor, release) : undefined
  if (covered === undefined) await replaceRelease(tx, editor, release)
  await putInUse(tx, covered)
  return tx.$count(sql`${tradeOf(cites_trade_records, covered)} in_use`)
}

async function goBack(tx: Transaction, editor: Editor): Promise<void> {
  const releases = await getPreviousReleases(tx, 'cites_trade')
  if (releases.length === 0) throw new Error('A previous release of trade records has no description')
  const changed = speciesBetween(await listReleasesOf(tx, 'cites_trade'), releases)
  await copyOver(tx, previous_trade_records, staged_trade_records)
  await storePreviousReleases(tx, 'cites_trade')
  await copyOver(tx, cites_trade_records, previous_trade_records, changed)
  await restoreReleases(tx, editor, 'cites_trade', releases)
  for (const release of releases) await setCovered(tx, release)
  await putInUse(tx, changed)
}

/** Puts what waits in the place of all records, or of those of some species. */
async function putInUse(tx: Transaction, covered: readonly string[] | undefined): Promise<void> {
  if (covered === undefined) {
    await replaceTradeRecords(tx, () => append(tx, stagedOfSpecies, cites_trade_records))
    await linkAllTradeRecords(tx)
  } else {
    await tx.delete(cites_trade_records).where(inArray(cites_trade_records.species_id, [...covered]))
    await append(tx, sql`${stagedOfSpecies} where ${inArray(species.id, [...covered])}`, cites_trade_records)
    await recountParts(tx)
  }
  await clear(tx)
  for (const one of covered ?? [undefined]) {
    await writeReleaseFiles(tx, one)
    await refreshTradeSummaries(tx, one)
    await refreshArticleSummaries(tx, one)
  }
}

async function clear(tx: Transaction): Promise<void> {
  await tx.execute(sql`truncate ${staged_trade_records}`)
}

async function copyOver(
  tx: Transaction,
  from: TradeTable,
  to: PgTable,
  species?: readonly string[] | null,
): Promise<void> {
  await tx.execute(sql`truncate ${to}`)
  await append(tx, sql`select ${columns} from ${tradeOf(from, species)} copied`, to)
}

/** A species may have been removed while its records waited; they are stored without a species. */
const stagedOfSpecies = sql`
  select ${species.id}, ${sql.raw(REPORTED.map((column) => `staged_trade_records."${column}"`).join(', '))} from ${staged_trade_records}
  left join ${species} on ${species.id} = ${staged_trade_records.species_id}`

const append = (tx: Transaction, rows: SQL, to: PgTable) =>
  tx.execute(sql`insert into ${to} (${columns}) ${rows}`)
