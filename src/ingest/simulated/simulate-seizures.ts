import { asc, isNotNull } from 'drizzle-orm'
import type { Connection } from '#database/connect.ts'
import { replaceRelease } from '#database/releases/releases-changes.ts'
import { illegal_trade_products, illegal_trade_seizures, species } from '#database/schema/index.ts'
import { catalogueId } from '../catalogue/catalogue-id.ts'
import { checksumOf } from '../checksum.ts'
import { randomFrom } from './random.ts'
import { SIMULATION } from './simulation-editor.ts'
import { readTradeProfiles } from './trade-profile.ts'

/** Kinds of product that a made-up seizure may name. */
const PRODUCTS = [
  { product_name: 'live', main_category: 'live', is_high_value: true },
  { product_name: 'skins', main_category: 'body part', is_high_value: true },
  { product_name: 'meat', main_category: 'food', is_high_value: false },
  { product_name: 'caviar', main_category: 'food', is_high_value: true },
  { product_name: 'tusks', main_category: 'body part', is_high_value: true },
  { product_name: 'carvings', main_category: 'worked', is_high_value: true },
  { product_name: 'feathers', main_category: 'body part', is_high_value: false },
  { product_name: 'specimens', main_category: 'other', is_high_value: false },
]
/** Stands where a real record names the database it was published in. */
const DATABASE = 'simulated'
const MOST_PER_SPECIES = 16
/** Of one statement, which names each value: with those of thousands of species it would not be built. */
const ROWS_AT_ONCE = 1000
const FIRST_YEAR = 2000
const YEARS = 20

/**
 * A few hundred seizure records that rest on no published figure, so that the screens have something to
 * show; some without a date, as real ones are. Marked as simulated and the same on every installation.
 */
export async function simulateSeizures(connection: Connection): Promise<void> {
  const random = randomFrom('seizures')
  await connection.db.transaction(async (tx) => {
    await tx.delete(illegal_trade_seizures).where(isNotNull(illegal_trade_seizures.dataset_release_id))
    const products = PRODUCTS.map((product) => ({
      id: catalogueId('illegal_trade_products', product.product_name),
      ...product,
    }))
    await tx.insert(illegal_trade_products).values(products).onConflictDoNothing()

    const taxa = await tx
      .select({ id: species.id, name: species.scientific_name })
      .from(species)
      .orderBy(asc(species.scientific_name))
    const termsOf = termsInTrade()
    const seizures = taxa.flatMap(({ id, name }) => {
      const possible = products.filter(({ product_name }) => termsOf.get(name)?.has(product_name))
      return Array.from({ length: Math.floor(random() * MOST_PER_SPECIES) }, (_, place) => {
        const product = possible[Math.floor(random() * possible.length)]
        return {
          id: catalogueId('illegal_trade_seizures', name, String(place)),
          species_id: id,
          seizure_year: random() < 0.5 ? null : FIRST_YEAR + Math.floor(random() * YEARS),
          product_type_id: product?.id,
          product_category: product?.main_category,
          source_database: DATABASE,
          source: 'Simulated; rests on no published figure',
        }
      })
    })
    const release = await replaceRelease(tx, SIMULATION, {
      dataset: 'seizures',
      title: 'Simulated seizure records',
      publisher: 'Arctic Tracker',
      citation: 'Made up; rests on no published figure.',
      row_count: seizures.length,
      checksum: checksumOf([JSON.stringify(seizures)]),
      simulated: true,
    })
    for (let from = 0; from < seizures.length; from += ROWS_AT_ONCE) {
      const rows = seizures.slice(from, from + ROWS_AT_ONCE)
      await tx
        .insert(illegal_trade_seizures)
        .values(rows.map((seizure) => ({ ...seizure, dataset_release_id: release.id })))
    }
  })
}

/** What each species is traded as, so that no bear is made to lay caviar. */
function termsInTrade(): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    readTradeProfiles().map(({ scientific_name, shares }) => [
      scientific_name,
      new Set(shares.term.map(({ value }) => value)),
    ]),
  )
}
