import { eq, sql } from 'drizzle-orm'
import { currentCitesListing } from '#domain/listings/current-appendix.ts'
import { illegalTradeFigures } from '#domain/seizures/illegal-trade-figures.ts'
import type { Reader } from '../access.ts'
import { listCitesListings } from '../listings/listings-queries.ts'
import { findRelease } from '../releases/releases-queries.ts'
import { illegal_trade_products, illegal_trade_seizures } from '../schema/index.ts'
import { assertSpeciesExists } from '../species/species-queries.ts'
import { countCommercialTrade, countConfiscatedInTrade } from '../trade/trade-queries.ts'

/** The seizure records of a species, newest first, those without a date last. Products of simulated ones are not rated. */
export async function listSeizures(db: Reader, species_id: string) {
  const [rows, isSimulated] = await Promise.all([readSeizures(db, species_id), areSeizuresSimulated(db)])
  if (!isSimulated) return rows
  return rows.map(({ product, ...row }) => ({
    ...row,
    product: product && { ...product, is_high_value: null },
  }))
}

async function areSeizuresSimulated(db: Reader): Promise<boolean> {
  return (await findRelease(db, 'seizures'))?.simulated ?? false
}

function readSeizures(db: Reader, species_id: string) {
  const { seizure_year, seizure_date } = illegal_trade_seizures
  return db
    .select({
      id: illegal_trade_seizures.id,
      seizure_year,
      seizure_date,
      country_code: illegal_trade_seizures.country_code,
      product_category: illegal_trade_seizures.product_category,
      quantity: illegal_trade_seizures.quantity,
      unit: illegal_trade_seizures.unit,
      source_database: illegal_trade_seizures.source_database,
      reference: illegal_trade_seizures.reference,
      product: {
        product_name: illegal_trade_products.product_name,
        main_category: illegal_trade_products.main_category,
        is_high_value: illegal_trade_products.is_high_value,
      },
    })
    .from(illegal_trade_seizures)
    .leftJoin(illegal_trade_products, eq(illegal_trade_products.id, illegal_trade_seizures.product_type_id))
    .where(eq(illegal_trade_seizures.species_id, species_id))
    .orderBy(
      sql`coalesce(${seizure_year}, extract(year from ${seizure_date})) desc nulls last`,
      sql`${seizure_date} desc nulls last`,
      illegal_trade_products.product_name,
      illegal_trade_seizures.id,
    )
}

/**
 * The seizure records of a species counted and rated. Confiscated specimens in trade records stand apart,
 * for they are reports about specimens. Throws NotFound.
 */
export async function getIllegalTradeSummary(db: Reader, species_id: string) {
  await assertSpeciesExists(db, species_id)
  const [seizures, listings, confiscatedInTrade, commercialTrade, isSimulated] = await Promise.all([
    readSeizures(db, species_id),
    listCitesListings(db, species_id),
    countConfiscatedInTrade(db, species_id),
    countCommercialTrade(db, species_id),
    areSeizuresSimulated(db),
  ])
  const isCitesAppendixI = currentCitesListing(listings)?.appendix === 'I'
  return {
    ...illegalTradeFigures(seizures, isCitesAppendixI, isSimulated),
    confiscatedInTrade,
    commercialTrade,
  }
}
