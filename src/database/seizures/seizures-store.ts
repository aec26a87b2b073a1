import { and, eq, getTableName, notExists, sql } from 'drizzle-orm'
import type { Transaction } from '../access.ts'
import { csvLine } from '../csv-text.ts'
import { idsByName, rowStore } from '../releases/row-store.ts'
import { illegal_trade_products, illegal_trade_seizures } from '../schema/index.ts'
import { type ImportedSeizure, publishedSeizures, seizureComparison } from './seizures-comparison-queries.ts'

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

const PRODUCTS = { table: illegal_trade_products, name: illegal_trade_products.product_name }

/**
 * Seizure records of an import, in the place of those that the same database reported of the same species, or of the
 * simulation; records that a
 * curator added or changed stay.
 */
export const seizuresStore = rowStore({
  dataset: 'seizures',
  table: illegal_trade_seizures,
  published: publishedSeizures,
  named: { ...PRODUCTS, as: 'product', pointer: illegal_trade_seizures.product_type_id },
  comparison: seizureComparison,
  tidy: removeUnusedProducts,
  store: async ({ copyInto }, tx, seizures: readonly ImportedSeizure[], release) => {
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
        release.id,
      ]),
    )
    await copyInto(tx, getTableName(illegal_trade_seizures), COLUMNS, [lines.join('')])
  },
})

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
  if (named.size === 0) return new Map()
  await tx
    .insert(illegal_trade_products)
    .values([...named.values()].map((product) => ({ ...product, source, checked: true })))
    .onConflictDoNothing()
  return idsByName(tx, PRODUCTS, [...named.keys()])
}
