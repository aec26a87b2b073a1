import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../access.ts'
import { cites_trade_records, species, species_synonyms } from '../schema/index.ts'
import { refreshArticleSummaries } from '../summaries/article-summary-changes.ts'
import { writeReleaseFiles } from './release-files-changes.ts'
import { refreshTradeSummaries } from './trade-summary-changes.ts'

/** Links trade records of no species that carry a name of this one, as an import would, and counts them. */
export async function linkTradeRecords(tx: Transaction, species_id: string): Promise<void> {
  const linked = await linkByName(tx, sql`named.species_id = ${species_id}`)
  if (linked > 0) await writeReleaseFiles(tx, species_id)
  await refreshTradeSummaries(tx, species_id)
  await refreshArticleSummaries(tx, species_id)
}

/** The same for every species; the counting is the caller's. */
export const linkAllTradeRecords = (tx: Transaction): Promise<number> => linkByName(tx, sql`true`)

/** Answers how many records found their species. */
async function linkByName(tx: Transaction, which: SQL): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    update ${cites_trade_records} set species_id = named.species_id
    from (
      select lower(${species.scientific_name}) as name, ${species.id} as species_id from ${species}
      union
      select lower(${species_synonyms.synonym}), ${species_synonyms.species_id} from ${species_synonyms}
    ) named
    where ${cites_trade_records.species_id} is null and lower(${cites_trade_records.taxon}) = named.name
      and ${which}`)
  return rowCount ?? 0
}
