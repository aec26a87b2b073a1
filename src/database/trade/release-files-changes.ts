import { createHash } from 'node:crypto'
import { and, eq, max, sql } from 'drizzle-orm'
import { DamagedFile, Invalid } from '#domain/problems.ts'
import { releaseOfSpecies } from '#domain/releases/release-of-species.ts'
import { releaseLabel } from '#domain/trade/release-address.ts'
import type { Database, Transaction } from '../access.ts'
import { ADVISORY_LOCKS } from '../advisory-locks.ts'
import type { Release } from '../releases/releases-changes.ts'
import { listReleasesOf } from '../releases/releases-queries.ts'
import { cites_trade_records, release_files } from '../schema/index.ts'
import { storeReleaseCsv } from './release-csv-changes.ts'
import { listSpeciesWithoutFile } from './release-files-queries.ts'
import { type PackedRows, TradeFilePacker } from './trade-file-packer.ts'
import { packRowsOfSpecies, type SpeciesWithRows } from './trade-file-rows.ts'
import {
  listSpeciesToCount,
  refreshTradeFinding,
  removeTradeFindings,
  saveTradeFinding,
} from './trade-findings-changes.ts'
import {
  type KnownValue,
  keyOfValue,
  storeKnownValues,
  storeMissingTradeRelease,
  storeTradeReleases,
} from './trade-releases-changes.ts'

/**
 * Writes the records in use as files, one per species that has any, or those of one species, each under the release that its
 * records come from. A file whose bytes are
 * there already is used again; other bytes of the same release, or another last complete year, become its next revision,
 * so that no address ever changes what it means. The same rows are stored as CSV beside each, and what is found of trade is
 * counted anew. Done in the transaction that changes the records.
 */
export async function writeReleaseFiles(tx: Transaction, species_id?: string): Promise<void> {
  await waitForTurn(tx)
  const set = await listReleasesOf(tx, 'cites_trade')
  await tx
    .update(release_files)
    .set({ is_current: false })
    .where(
      and(
        release_files.is_current,
        species_id === undefined ? undefined : eq(release_files.species_id, species_id),
      ),
    )
  await removeTradeFindings(tx, species_id)
  if (set.length === 0) return
  const files = packRowsOfSpecies(tx, species_id, (one) => {
    const release = releaseOfSpecies(set, one.id) as Release
    const about = aboutFile(release, one.scientific_name)
    const packer = new TradeFilePacker(one.rows, about, release.last_complete_year)
    return {
      add: (part) => packer.add(part),
      finish: async () => ({ species: one, release, packed: await packer.finish() }),
    }
  })
  await storeTradeReleases(tx, species_id)
  const known = new Map<string, KnownValue>()
  for await (const { species, release, packed } of files) {
    await storeReleaseCsv(tx, await storeFile(tx, release, species, packed), packed.csv)
    await saveTradeFinding(tx, species.id, packed.finding)
    for (const value of packed.values) known.set(keyOfValue(value), value)
  }
  await storeKnownValues(tx, [...known.values()])
}

/**
 * Writes the files that are missing, each in a transaction of its own, and reports each to `onWritten`. A file that cannot
 * be written is reported with its problem; the others are still written. Findings that are missing, as in a database of an
 * earlier version, are counted from the files that are there.
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
  for (const id of await listSpeciesToCount(db)) await writeFinding(db, id)
  await db.transaction(storeMissingTradeRelease)
}

/** A file that turns out to be damaged is written again, and what is found of it with it. */
async function writeFinding(db: Database | Transaction, species_id: string): Promise<void> {
  try {
    await db.transaction((tx) => refreshTradeFinding(tx, species_id))
  } catch (problem) {
    if (!(problem instanceof DamagedFile)) throw problem
    await db.transaction((tx) => writeReleaseFiles(tx, species_id))
  }
}

/**
 * An import holds the records and comes to their files later: other transactions wait for the records first,
 * since two that wait for each other would both be broken off.
 */
async function waitForTurn(tx: Transaction): Promise<void> {
  await tx.execute(sql`lock table ${cites_trade_records} in access share mode`)
  await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.releaseFiles})`)
}

/** The id of the file, which may be there already. */
async function storeFile(
  tx: Transaction,
  described: Release,
  { id: species_id, scientific_name, rows }: SpeciesWithRows,
  { parquet: bytes, screening_flags }: PackedRows,
): Promise<string> {
  const release = releaseLabel(described)
  const { last_complete_year } = described
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const ofRelease = and(
    eq(release_files.release, release),
    eq(release_files.scientific_name, scientific_name),
  )
  const [known] = await tx
    .update(release_files)
    // Written once more, so that bytes that were damaged are whole again.
    .set({ is_current: true, bytes, screening_flags })
    .where(
      and(
        ofRelease,
        eq(release_files.species_id, species_id),
        eq(release_files.sha256, sha256),
        sql`${release_files.last_complete_year} is not distinct from ${last_complete_year}`,
      ),
    )
    .returning({ id: release_files.id })
  if (known !== undefined) return known.id
  const [last] = await tx
    .select({ revision: max(release_files.revision) })
    .from(release_files)
    .where(ofRelease)
  const revision = (last?.revision ?? 0) + 1
  const [stored] = await tx
    .insert(release_files)
    .values({
      release,
      revision,
      scientific_name,
      species_id,
      sha256,
      rows,
      size: bytes.length,
      last_complete_year,
      bytes,
      screening_flags,
    })
    .returning({ id: release_files.id })
  if (stored === undefined) throw new Error(`The file of ${scientific_name} was not stored`)
  return stored.id
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
