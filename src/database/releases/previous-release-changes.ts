import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { Invalid } from '#domain/problems.ts'
import type { ImportedDataset } from '#domain/releases/datasets.ts'
import type { Transaction } from '../access.ts'
import { previous_records, previous_releases, type StoredRelease, species } from '../schema/index.ts'
import type { Release } from './releases-changes.ts'
import { listReleasesOf } from './releases-queries.ts'

/** Remembers which releases of a dataset are in use now as those to go back to. */
export async function storePreviousReleases(tx: Transaction, dataset: ImportedDataset): Promise<void> {
  const inUse = await listReleasesOf(tx, dataset)
  await tx.delete(previous_releases).where(eq(previous_releases.dataset, dataset))
  await tx.insert(previous_releases).values({ dataset, releases: inUse.map(unloaded) })
}

/** When it comes into use again is another moment. */
const unloaded = ({ loaded_at: _, ...release }: Release): StoredRelease => release

/**
 * The releases that a dataset can go back to, the newest first; none where the catalogue's own records were in use.
 * Throws Invalid.
 */
export async function getPreviousReleases(
  tx: Transaction,
  dataset: ImportedDataset,
): Promise<StoredRelease[]> {
  const [previous] = await tx
    .select({ releases: previous_releases.releases })
    .from(previous_releases)
    .where(eq(previous_releases.dataset, dataset))
    .for('update')
  if (previous === undefined) throw new Invalid('no_previous_release')
  return previous.releases
}

/** Stores rows of a small dataset as they are, each with what belongs to it `beside`, in place of those stored before. */
export async function storePreviousRecords(
  tx: Transaction,
  dataset: ImportedDataset,
  table: PgTable,
  which: SQL,
  beside: Readonly<Record<string, SQL>> = {},
): Promise<void> {
  const also = Object.entries(beside).map(
    ([name, value]) => sql` || jsonb_build_object(${name}::text, ${value})`,
  )
  await tx.delete(previous_records).where(eq(previous_records.dataset, dataset))
  await tx.execute(sql`
    insert into ${previous_records} (dataset, record)
    select ${dataset}, to_jsonb(${table})${sql.join(also)} from ${table} where ${which}`)
}

/** The stored rows of a small dataset, each whole. */
export async function listPreviousRecords(
  tx: Transaction,
  dataset: ImportedDataset,
): Promise<Record<string, unknown>[]> {
  const stored = await tx
    .select({ record: previous_records.record })
    .from(previous_records)
    .where(eq(previous_records.dataset, dataset))
  return stored.map(({ record }) => record as Record<string, unknown>)
}

/** Puts stored rows back as they were, without those of a species that is gone. */
export async function putBackRecords(
  tx: Transaction,
  table: PgTable,
  records: readonly unknown[],
): Promise<void> {
  await tx.execute(sql`
    insert into ${table}
    select stored.* from jsonb_populate_recordset(null::${table}, ${JSON.stringify(records)}::jsonb) stored
    where exists (select from ${species} where ${species.id} = stored.species_id)`)
}

/** Puts back rows that stored records point to; one whose name is taken meanwhile is left out. */
export async function putBackNamed(tx: Transaction, table: PgTable, rows: readonly object[]): Promise<void> {
  await tx.execute(sql`
    insert into ${table}
    select * from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb)
    on conflict do nothing`)
}
