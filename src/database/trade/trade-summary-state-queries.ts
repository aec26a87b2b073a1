import { asc, eq } from 'drizzle-orm'
import { tradeSummaryState } from '#domain/summaries/trade-summary-state.ts'
import type { Reader } from '../access.ts'
import { species, species_trade_summary } from '../schema/index.ts'
import { unknownSpecies } from '../species/species-queries.ts'

/** How the trade summary of each species stands `now`, by scientific name. */
export async function listTradeSummaryStates(db: Reader, now: string) {
  const rows = await db
    .select({
      species: { id: species.id, scientific_name: species.scientific_name, common_name: species.common_name },
      summary: {
        total_trade_records: species_trade_summary.total_trade_records,
        last_updated_at: species_trade_summary.last_updated_at,
      },
    })
    .from(species)
    .leftJoin(species_trade_summary, eq(species_trade_summary.species_id, species.id))
    .orderBy(asc(species.scientific_name))

  return rows.map(({ species, summary }) => {
    const found = summary && { ...summary, last_updated_at: summary.last_updated_at.toISOString() }
    return {
      species,
      state: tradeSummaryState(found, now),
      total_trade_records: found?.total_trade_records ?? null,
      last_updated_at: found?.last_updated_at ?? null,
    }
  })
}

/** Whose trade is to be counted, by scientific name: every species, or the one named. Throws NotFound. */
export async function listSpeciesToCount(db: Reader, species_id?: string) {
  const found = await db
    .select({ id: species.id, scientific_name: species.scientific_name })
    .from(species)
    .where(species_id === undefined ? undefined : eq(species.id, species_id))
    .orderBy(asc(species.scientific_name))
  if (species_id !== undefined && found.length === 0) throw unknownSpecies(species_id)
  return found
}
