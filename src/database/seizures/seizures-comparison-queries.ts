import { eq, isNotNull, sql } from 'drizzle-orm'
import { amountOf } from '#domain/releases/comparison.ts'
import type { HowRowsCompare } from '../releases/compare-rows.ts'
import { listStagedRecords } from '../releases/staged-records-changes.ts'
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

/** Seizure records that came with an import or the simulation, and that no curator has saved since. */
export const publishedSeizures = isNotNull(illegal_trade_seizures.dataset_release_id)

interface ComparedSeizure extends Omit<ImportedSeizure, 'product'> {
  product_name: string | null
}

/** How waiting seizure records differ from the published ones in use: by product, database, day and country. */
export const seizureComparison: HowRowsCompare<ComparedSeizure> = {
  key: (one) =>
    JSON.stringify([
      one.product_name,
      one.source_database,
      one.seizure_year,
      one.seizure_date,
      one.country_code,
      one.reference,
    ]),
  content: ({ product_category, quantity, unit }) =>
    JSON.stringify([product_category, amountOf(quantity), unit]),
  listInUse: (tx) =>
    tx
      .select({
        species_id: illegal_trade_seizures.species_id,
        seizure_year: illegal_trade_seizures.seizure_year,
        seizure_date: illegal_trade_seizures.seizure_date,
        country_code: illegal_trade_seizures.country_code,
        product_name: illegal_trade_products.product_name,
        product_category: illegal_trade_seizures.product_category,
        quantity: sql<string | null>`${illegal_trade_seizures.quantity}::text`,
        unit: illegal_trade_seizures.unit,
        source_database: illegal_trade_seizures.source_database,
        reference: illegal_trade_seizures.reference,
      })
      .from(illegal_trade_seizures)
      .leftJoin(illegal_trade_products, eq(illegal_trade_products.id, illegal_trade_seizures.product_type_id))
      .where(publishedSeizures),
  listWaiting: async (tx) => {
    const waiting = await listStagedRecords<ImportedSeizure>(tx, 'seizures')
    return waiting.map(({ product, ...record }) => ({
      ...record,
      product_name: product?.product_name ?? null,
    }))
  },
}
