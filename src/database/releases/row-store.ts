import { and, gt, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type CoveredRecord, coveredKeys, type Extent, extentOf } from '#domain/releases/coverage.ts'
import type { ImportedDataset } from '#domain/releases/datasets.ts'
import type { Transaction } from '../access.ts'
import type { Connection } from '../connect.ts'
import type { catch_records, illegal_trade_seizures } from '../schema/index.ts'
import { compareRows, type HowRowsCompare } from './compare-rows.ts'
import type { DatasetStore } from './dataset-store.ts'
import {
  getPreviousReleases,
  listPreviousRecords,
  putBackNamed,
  putBackRecords,
  storePreviousRecords,
  storePreviousReleases,
} from './previous-release-changes.ts'
import {
  addRelease,
  type NewRelease,
  recountReleases,
  replaceRelease,
  restoreReleases,
} from './releases-changes.ts'
import { findRelease } from './releases-queries.ts'
import { clearStagedRecords, listStagedRecords } from './staged-records-changes.ts'

/** How a small dataset, whose records all fit in memory, lies in its table. */
interface RowKind<Imported extends CoveredRecord, Row extends CoveredRecord> {
  dataset: ImportedDataset
  table: typeof catch_records | typeof illegal_trade_seizures
  /** Which of its rows are published ones, not a curator's. */
  published: SQL
  /** The rows of another table that its records name: an area, a product. */
  named: Named
  comparison: HowRowsCompare<Row>
  /** Removes what no record names any more. */
  tidy?: (tx: Transaction) => Promise<void>
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

/**
 * The store of a small dataset: the records of a release come in the place of published ones of the species that it is
 * about; those of other releases and curators' own stay.
 */
export function rowStore<Imported extends CoveredRecord, Row extends CoveredRecord>(
  kind: RowKind<Imported, Row>,
): DatasetStore {
  const { dataset, table, published, comparison, tidy, store, settle } = kind

  return {
    cover: (tx) => compareRows(tx, dataset, comparison),
    compare: (tx) => compareRows(tx, dataset, comparison),
    clear: (tx) => clearStagedRecords(tx, dataset),

    activate: async (connection, tx, editor, release) => {
      const records = await listStagedRecords<Imported>(tx, dataset)
      await clearStagedRecords(tx, dataset)
      await setAside(tx, kind)
      const isSimulated = (await findRelease(tx, dataset))?.simulated ?? false
      const extent = extentOf(dataset, isSimulated)
      await tx.delete(table).where(and(published, isCovered(table, extent, coveredKeys(extent, records))))
      const { id } = await (isSimulated ? replaceRelease : addRelease)(tx, editor, release)
      await tidy?.(tx)
      await store(connection, tx, records, { ...release, id })
      await settle?.(tx)
      return recountReleases(tx, editor, table, { dataset, added: id })
    },

    goBack: async (tx, editor) => {
      const releases = await getPreviousReleases(tx, dataset)
      const records = await listPreviousRecords(tx, dataset)
      await setAside(tx, kind)
      await tx.delete(table).where(published)
      await restoreReleases(tx, editor, dataset, releases)
      await tidy?.(tx)
      await putBackRecords(tx, table, await pointedAnew(tx, kind.named, records))
      await settle?.(tx)
      await recountReleases(tx, editor, table, { dataset })
    },
  }
}

/** Stores what is in use as the previous releases, without what a curator has saved since it came. */
async function setAside<Imported extends CoveredRecord, Row extends CoveredRecord>(
  tx: Transaction,
  { dataset, table, published, named }: RowKind<Imported, Row>,
): Promise<void> {
  await detachEditedRecords(tx, table)
  await storePreviousReleases(tx, dataset)
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

/** Which rows of the table are about what a release covers; the rule itself is `partedByCoverage` of the domain. */
function isCovered(
  table: typeof catch_records | typeof illegal_trade_seizures,
  extent: Extent,
  keys: readonly CoveredRecord[],
): SQL {
  if (extent === 'dataset') return sql`true`
  const sameDatabase =
    extent === 'species_and_database' && 'source_database' in table
      ? sql` and covered.source_database is not distinct from ${table.source_database}`
      : sql``
  return sql`exists (
    select from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as covered(species_id uuid, source_database text)
    where covered.species_id = ${table.species_id}${sameDatabase})`
}
