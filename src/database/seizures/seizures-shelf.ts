import { and, eq, getTableName, notExists, sql } from 'drizzle-orm'
import type { Editor, Transaction } from '../access.ts'
import type { Connection } from '../connect.ts'
import { csvLine } from '../csv-text.ts'
import type { DatasetShelf } from '../releases/dataset-shelf.ts'
import { keepEditedRecords } from '../releases/edited-records-changes.ts'
import {
  getPreviousRelease,
  keepPreviousRecords,
  keepPreviousRelease,
  listPreviousRecords,
  putBackNamed,
  putBackRecords,
} from '../releases/previous-release-changes.ts'
import { endRelease, type NewRelease, replaceRelease } from '../releases/releases-changes.ts'
import { clearStagedRecords, listStagedRecords } from '../releases/staged-records-changes.ts'
import { illegal_trade_products, illegal_trade_seizures } from '../schema/index.ts'
import { compareSeizures, type ImportedSeizure, publishedSeizures } from './seizures-comparison-queries.ts'

const COLUMNS = [
  'species_id',
  'seizure_year',
  'seizure_date',
  'country_code',
  'product_type_id',
  'product_category',
  'quantity',
  'unit',
  'source_database',
  'reference',
  'source',
  'checked',
  'dataset_release_id',
] as const

/**
 * Seizure records of an import, in the place of an earlier import or of the simulation; records that a
 * curator added or changed stay.
 */
export const seizuresShelf: DatasetShelf = {
  compare: async (tx) => ({ species: await compareSeizures(tx) }),
  bringIn,
  goBack,
  clear: (tx) => clearStagedRecords(tx, 'seizures'),
}

async function bringIn(
  connection: Pick<Connection, 'copyInto'>,
  tx: Transaction,
  editor: Editor,
  release: NewRelease,
): Promise<number> {
  const seizures = await listStagedRecords<ImportedSeizure>(tx, 'seizures')
  await clearStagedRecords(tx, 'seizures')
  await setAside(tx)
  await storeSeizures(connection, tx, editor, { release, seizures })
  return seizures.length
}

async function goBack(tx: Transaction, editor: Editor): Promise<void> {
  const release = await getPreviousRelease(tx, 'seizures')
  const records = await listPreviousRecords(tx, 'seizures')
  await setAside(tx)
  if (release === null) await endRelease(tx, editor, 'seizures')
  else await replaceRelease(tx, editor, release)
  await removeUnusedProducts(tx)
  await putBackRecords(tx, illegal_trade_seizures, await withProducts(tx, records as KeptSeizure[]))
}

/** A seizure record as it stood, with the kind of product it named. */
type KeptSeizure = typeof illegal_trade_seizures.$inferSelect & {
  product: typeof illegal_trade_products.$inferSelect | null
}

/** Sees to it that the products of kept records are there, whose ids may be others by now. */
async function withProducts(tx: Transaction, records: readonly KeptSeizure[]): Promise<unknown[]> {
  const named = new Map(
    records.flatMap(({ product }) => (product === null ? [] : [[product.product_name, product]])),
  )
  await putBackNamed(tx, illegal_trade_products, [...named.values()])
  const ids = await productIds(tx)
  return records.map((record) => ({
    ...record,
    product_type_id: record.product === null ? null : ids.get(record.product.product_name),
  }))
}

/** Keeps what is in use as the previous release, without what a curator has saved since it came. */
async function setAside(tx: Transaction): Promise<void> {
  await keepEditedRecords(tx, illegal_trade_seizures)
  await keepPreviousRelease(tx, 'seizures')
  const product = sql`select to_jsonb(product) from ${illegal_trade_products} product
    where product.id = ${illegal_trade_seizures.product_type_id}`
  await keepPreviousRecords(tx, 'seizures', illegal_trade_seizures, publishedSeizures, {
    product: sql`(${product})`,
  })
}

/** Stores a release with its records where none, or only one that may go, is in use. */
export async function storeSeizures(
  { copyInto }: Pick<Connection, 'copyInto'>,
  tx: Transaction,
  editor: Editor,
  { release, seizures }: { release: NewRelease; seizures: readonly ImportedSeizure[] },
): Promise<void> {
  // The earlier release's records go with it.
  const { id: dataset_release_id } = await replaceRelease(tx, editor, release)
  await removeUnusedProducts(tx)

  const products = await ensureProducts(tx, seizures, release.title)
  const lines = seizures.map(({ product, ...record }) =>
    csvLine([
      record.species_id,
      record.seizure_year,
      record.seizure_date,
      record.country_code,
      product === null ? null : products.get(product.product_name),
      record.product_category,
      record.quantity,
      record.unit,
      record.source_database,
      record.reference,
      release.title,
      release.simulated !== true,
      dataset_release_id,
    ]),
  )
  await copyInto(tx, getTableName(illegal_trade_seizures), COLUMNS, [lines.join('')])
}

async function removeUnusedProducts(tx: Transaction): Promise<void> {
  const uses = tx
    .select({ one: sql`1` })
    .from(illegal_trade_seizures)
    .where(eq(illegal_trade_seizures.product_type_id, illegal_trade_products.id))
  await tx.delete(illegal_trade_products).where(and(eq(illegal_trade_products.version, 1), notExists(uses)))
}

/** The ids of the products by name; those not known yet are added. */
async function ensureProducts(
  tx: Transaction,
  seizures: readonly ImportedSeizure[],
  source: string,
): Promise<ReadonlyMap<string, string>> {
  const named = new Map(
    seizures.flatMap(({ product }) => (product === null ? [] : [[product.product_name, product]])),
  )
  if (named.size > 0) {
    await tx
      .insert(illegal_trade_products)
      .values([...named.values()].map((product) => ({ ...product, source, checked: true })))
      .onConflictDoNothing()
  }
  return productIds(tx)
}

async function productIds(tx: Transaction): Promise<ReadonlyMap<string, string>> {
  const known = await tx
    .select({ id: illegal_trade_products.id, product_name: illegal_trade_products.product_name })
    .from(illegal_trade_products)
  return new Map(known.map(({ id, product_name }) => [product_name, id]))
}
