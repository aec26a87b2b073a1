import { eq } from 'drizzle-orm'
import type { Transaction } from '../access.ts'
import type { Contradictions, RecordValues } from '../curation/curated-table.ts'
import { countries } from '../schema/index.ts'

/** A part of a range may name only a country that there is. */
export async function unknownCountryOfRange(tx: Transaction, values: RecordValues): Promise<Contradictions> {
  const { country_code } = values
  if (typeof country_code !== 'string') return {}
  const isKnown = (await tx.$count(countries, eq(countries.country_code, country_code))) > 0
  return isKnown ? {} : { country_code: 'country_unknown' }
}
