import { and, asc, count, eq, gte, lte } from 'drizzle-orm'
import type { Parameters } from '#domain/assistant/parameters.ts'
import type { Reader } from '../access.ts'
import { cites_trade_records, species } from '../schema/index.ts'
import { type Answer, owner } from './answer.ts'

/** The trade records of a species year by year, of all years or of some; counted are the records. */
export async function answerTradeOfSpecies(
  db: Reader,
  species_id: string,
  { first_year, last_year }: Pick<Parameters, 'first_year' | 'last_year'>,
): Promise<Answer> {
  const { year } = cites_trade_records
  const rows = await db
    .select({ own: owner, year, records: count() })
    .from(cites_trade_records)
    .innerJoin(species, eq(species.id, cites_trade_records.species_id))
    .where(
      and(
        eq(cites_trade_records.species_id, species_id),
        first_year === undefined ? undefined : gte(year, first_year),
        last_year === undefined ? undefined : lte(year, last_year),
      ),
    )
    .groupBy(species.id, year)
    .orderBy(asc(year))
  return {
    of_species: true,
    columns: ['year', 'records'],
    rows: rows.map(({ own, year, records }) => ({
      id: String(year),
      species: own,
      cells: { year, records },
      fix: { at: 'trade', species_id: own.id, year },
    })),
    count: rows.reduce((total, { records }) => total + records, 0),
  }
}
