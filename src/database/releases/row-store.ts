import { and, eq, gt, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ImportedDataset } from '#domain/releases/datasets.ts'
import type { Transaction } from '../access.ts'
import type { Connection } from '../connect.ts'
import { type catch_records, dataset_releases, type illegal_trade_seizures } from '../schema/index.ts'
import type { DatasetStore } from './dataset-store.ts'
import {
  getPreviousRelease,
  listPreviousRecords,
  putBackNamed,
  putBackRecords,
  storePreviousRecords,
  storePreviousRelease,
} from './previous-release-changes.ts'
import { endRelease, type NewRelease, replaceRelease } from './releases-changes.ts'
import { clearStagedRecords, listStagedRecords } from './staged-records-changes.ts'

/** How a small dataset, whose records all fit in memory, lies in its table. */
interface RowKind<Imported> {
  dataset: ImportedDataset
  table: typeof catch_records | typeof illegal_trade_seizures
  /** Which of its rows are published ones, not a curator's. */
  published: SQL
  /** The rows of another table that its records name: an area, a product. */
  named: Named
  compare: DatasetStore['compare']
  /** Removes what is left of an earlier release once its entry is replaced. */
  clearAway: (tx: Transaction) => Promise<void>
  /** Writes the records of a release under its id. */
  store: (
    connection: Pick<Connection, 'copyInto'>,
    tx: Transaction,
    records: readonly Imported[],
    release: NewRelease & { id: string },
  ) => Promise<void>
  /** What gives way to curators' own rows once published ones are in their place. */
  settle?: (tx: Transaction) => Promise<void>
}

interface Named {
  /** Under what a stored record holds the row that it names. */
  as: string
  table: PgTable & { id: AnyPgColumn }
  name: AnyPgColumn
  /** The column that points to it. */
  pointer: AnyPgColumn
}

/** The store of a small dataset: its records come in the place of published ones, and curators' own stay. */
export function rowStore<Imported>(kind: RowKind<Imported>): DatasetStore {
  const { dataset, table, clearAway, store, settle } = kind

  return {
    compare: kind.compare,
    clear: (tx) => clearStagedRecords(tx, dataset),

    activate: async (connection, tx, editor, release) => {
      const records = await listStagedRecords<Imported>(tx, dataset)
      await clearStagedRecords(tx, dataset)
      await setAside(tx, kind)
      const { id } = await replaceRelease(tx, editor, release)
      await clearAway(tx)
      await store(connection, tx, records, { ...release, id })
      await settle?.(tx)
      const row_count = await tx.$count(table, eq(table.dataset_release_id, id))
      await tx.update(dataset_releases).set({ row_count }).where(eq(dataset_releases.id, id))
      return row_count
    },

    goBack: async (tx, editor) => {
      const release = await getPreviousRelease(tx, dataset)
      const records = await listPreviousRecords(tx, dataset)
      await setAside(tx, kind)
      if (release === null) await endRelease(tx, editor, dataset)
      else await replaceRelease(tx, editor, release)
      await clearAway(tx)
      await putBackRecords(tx, table, await pointedAnew(tx, kind.named, records))
      await settle?.(tx)
    },
  }
}

/** Stores what is in use as the previous release, without what a curator has saved since it came. */
async function setAside<Imported>(
  tx: Transaction,
  { dataset, table, published, named }: RowKind<Imported>,
): Promise<void> {
  await detachEditedRecords(tx, table)
  await storePreviousRelease(tx, dataset)
  const row = sql`(select to_jsonb(named) from ${named.table} named where named.id = ${named.pointer})`
  await storePreviousRecords(tx, dataset, table, published, { [named.as]: row })
}

type StoredRecord = Record<string, unknown>

/** Stores the rows that records name where they are missing, and points to them by the ids they have now. */
async function pointedAnew(
  tx: Transaction,
  { as, table, name, pointer }: Named,
  records: readonly StoredRecord[],
): Promise<StoredRecord[]> {
  const nameIn = (record: StoredRecord) =>
    (record[as] as StoredRecord | null)?.[name.name] as string | undefined
  const rows = new Map(records.flatMap((record) => (record[as] ? [[nameIn(record), record[as]]] : [])))
  await putBackNamed(tx, table, [...rows.values()] as object[])
  const ids = await idsByName(tx, { table, name }, [...rows.keys()] as string[])
  return records.map((record) => ({ ...record, [pointer.name]: ids.get(nameIn(record) ?? '') ?? null }))
}

/** The ids of rows by their names. */
export async function idsByName(
  tx: Transaction,
  { table, name }: Pick<Named, 'table' | 'name'>,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const known = await tx
    .select({ id: sql<string>`${table.id}`, name: sql<string>`${name}` })
    .from(table)
    .where(inArray(name, [...names]))
  return new Map(known.map((row) => [row.name, row.id]))
}

/** Takes records that a curator edited out of the import they came with, so that they do not go with it. */
async function detachEditedRecords(
  tx: Transaction,
  table: typeof catch_records | typeof illegal_trade_seizures,
): Promise<void> {
  await tx
    .update(table)
    .set({ dataset_release_id: null })
    .where(and(gt(table.version, 1), isNotNull(table.dataset_release_id)))
}
