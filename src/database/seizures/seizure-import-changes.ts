import { and, eq, getTableName, notExists, sql } from 'drizzle-orm'
import type { Editor, Transaction } from '../access.ts'
import type { Connection } from '../connect.ts'
import { csvLine } from '../csv-text.ts'
import { keepEditedRecords } from '../releases/edited-records-changes.ts'
import { type NewRelease, replaceRelease } from '../releases/releases-changes.ts'
import { illegal_trade_products, illegal_trade_seizures } from '../schema/index.ts'

/** A kind of product as a seizure table names it. */
interface SeizedProduct {
  product_name: string
  product_code: string | null
  main_category: string | null
  subcategory: string | null
  is_high_value: boolean
}

/** A seizure record as published. Figures are decimal text; what was not reported is null. */
export interface ImportedSeizure {
  species_id: string
  seizure_year: number | null
  seizure_date: string | null
  country_code: string | null
  product: SeizedProduct | null
  product_category: string | null
  quantity: string | null
  unit: string | null
  source_database: string | null
  reference: string | null
}

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
 * Puts published seizure records in the place of an earlier import or of the simulation; records that a
 * curator added or changed stay.
 */
export async function replaceImportedSeizures(
  { copyInto }: Pick<Connection, 'copyInto'>,
  tx: Transaction,
  editor: Editor,
  { release, seizures }: { release: NewRelease; seizures: readonly ImportedSeizure[] },
): Promise<number> {
  await keepEditedRecords(tx, illegal_trade_seizures)
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
  return seizures.length
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
  const known = await tx
    .select({ id: illegal_trade_products.id, product_name: illegal_trade_products.product_name })
    .from(illegal_trade_products)
  return new Map(known.map(({ id, product_name }) => [product_name, id]))
}
