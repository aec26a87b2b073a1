import { createHash } from 'node:crypto'
import { and, eq, isNotNull, max, sql } from 'drizzle-orm'
import { DamagedFile, Invalid } from '#domain/problems.ts'
import { releaseLabel } from '#domain/trade/release-address.ts'
import type { Database, Transaction } from '../access.ts'
import { ADVISORY_LOCKS } from '../advisory-locks.ts'
import type { Release } from '../releases/releases-changes.ts'
import { findRelease } from '../releases/releases-queries.ts'
import { cites_trade_records, release_files, species } from '../schema/index.ts'
import { listSpeciesWithoutFile } from './release-files-queries.ts'
import { FILE_COLUMNS, type FileColumn, type FileRows, tradeFileBytes } from './trade-file-bytes.ts'
import { listSpeciesWithoutFinding, refreshTradeFindings } from './trade-findings-changes.ts'

/**
 * Writes the records in use as files, one per species that has any, or those of one species. A file whose bytes are
 * there already is used again; other bytes of the same release become its next revision, so that no address ever changes
 * what it means. What is found of trade is counted anew from them. Done in the transaction that changes the records.
 */
export async function writeReleaseFiles(tx: Transaction, species_id?: string): Promise<void> {
  await waitForTurn(tx)
  const release = await findRelease(tx, 'cites_trade')
  await tx
    .update(release_files)
    .set({ is_current: false })
    .where(
      and(
        release_files.is_current,
        species_id === undefined ? undefined : eq(release_files.species_id, species_id),
      ),
    )
  if (release === undefined) return refreshTradeFindings(tx, species_id)
  const withRecords = await tx
    .selectDistinct({ id: species.id, scientific_name: species.scientific_name })
    .from(cites_trade_records)
    .innerJoin(species, eq(species.id, cites_trade_records.species_id))
    .where(species_id === undefined ? isNotNull(cites_trade_records.species_id) : eq(species.id, species_id))
    .orderBy(species.scientific_name)
  for (const one of withRecords) await writeFile(tx, release, one)
  await refreshTradeFindings(tx, species_id)
}

/**
 * Writes the files that are missing, each in a transaction of its own; `onWritten` hears of each, and of a file that
 * cannot be written, which keeps nobody else from theirs. Findings that are missing, as in a database of an earlier version,
 * are counted from the files that are there.
 */
export async function writeMissingReleaseFiles(
  db: Database | Transaction,
  onWritten: (file: { scientific_name: string; problem?: string; done: number; total: number }) => void,
): Promise<void> {
  const missing = await listSpeciesWithoutFile(db)
  for (const [place, { id, scientific_name }] of missing.entries()) {
    const file = { scientific_name, done: place + 1, total: missing.length }
    try {
      await db.transaction((tx) => writeReleaseFiles(tx, id))
      onWritten(file)
    } catch (problem) {
      if (!(problem instanceof Invalid)) throw problem
      onWritten({ ...file, problem: problem.message })
    }
  }
  for (const id of await listSpeciesWithoutFinding(db)) await writeFinding(db, id)
}

/** A file that turns out to be damaged is written again, and what is found of it with it. */
async function writeFinding(db: Database | Transaction, species_id: string): Promise<void> {
  try {
    await db.transaction((tx) => refreshTradeFindings(tx, species_id))
  } catch (problem) {
    if (!(problem instanceof DamagedFile)) throw problem
    await db.transaction((tx) => writeReleaseFiles(tx, species_id))
  }
}

/**
 * An import holds the records and comes to their files later: whoever comes from elsewhere waits for the records first,
 * since two that wait for each other would both be broken off.
 */
async function waitForTurn(tx: Transaction): Promise<void> {
  await tx.execute(sql`lock table ${cites_trade_records} in access share mode`)
  await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.releaseFiles})`)
}

async function writeFile(
  tx: Transaction,
  release: Release,
  { id, scientific_name }: { id: string; scientific_name: string },
): Promise<void> {
  const rows = await readRows(tx, id)
  const bytes = tradeFileBytes(rows, aboutFile(release, scientific_name))
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const label = releaseLabel(release)
  const ofRelease = and(eq(release_files.release, label), eq(release_files.scientific_name, scientific_name))
  const [known] = await tx
    .update(release_files)
    // Written once more, so that bytes that were damaged are whole again.
    .set({ is_current: true, bytes })
    .where(and(ofRelease, eq(release_files.species_id, id), eq(release_files.sha256, sha256)))
    .returning({ id: release_files.id })
  if (known !== undefined) return
  const [last] = await tx
    .select({ revision: max(release_files.revision) })
    .from(release_files)
    .where(ofRelease)
  await tx.insert(release_files).values({
    release: label,
    revision: (last?.revision ?? 0) + 1,
    scientific_name,
    species_id: id,
    sha256,
    rows: rows.year.length,
    size: bytes.length,
    bytes,
  })
}

/** Says in the file itself what it is, so that it needs no other page to be used rightly. */
function aboutFile(release: Release, scientific_name: string): Record<string, string> {
  const { title, version, publisher, citation, licence, address, simulated } = release
  const known = { scientific_name, title, version, publisher, citation, licence, address }
  return {
    ...Object.fromEntries(Object.entries(known).flatMap(([name, value]) => (value ? [[name, value]] : []))),
    simulated: String(simulated),
  }
}

/** By year and then by everything else, in an order that both engines sort alike. */
async function readRows(tx: Transaction, species_id: string): Promise<FileRows> {
  const names = Object.keys(FILE_COLUMNS) as FileColumn[]
  const columns = names.map((name) => cites_trade_records[name])
  const texts = columns.filter(({ columnType }) => columnType === 'PgText')
  const { year, record_id, quantity } = cites_trade_records
  const order = sql.join(
    [sql`${year}`, sql`${record_id}`, ...texts.map((column) => sql`${column} collate "C"`), sql`${quantity}`],
    sql`, `,
  )
  const { rows } = await tx.execute<Record<FileColumn, (string | null)[]>>(sql`
    select ${sql.join(
      names.map((name) => sql`array_agg(${sql.identifier(name)}::text) as ${sql.identifier(name)}`),
      sql`, `,
    )}
    from (select ${sql.join(columns, sql`, `)} from ${cites_trade_records}
      where ${cites_trade_records.species_id} = ${species_id} order by ${order}) as sorted`)
  const [found] = rows
  if (found === undefined) throw new Error('A species without trade records has no file')
  return found
}
