import { count, eq, sql } from 'drizzle-orm'
import { NotFound } from '#domain/problems.ts'
import type { Reader } from '../access.ts'
import {
  catch_records,
  cites_listings,
  cites_trade_records,
  common_names,
  conservation_measures,
  distribution_ranges,
  iucn_assessments,
  species,
  species_threats,
  species_trade_summary,
  subpopulations,
  timeline_events,
} from '../schema/index.ts'

/** What a species' file holds beside the species itself. Source: specification, document 3, section 7, "Exports". */
const EXPORTED = {
  common_names,
  subpopulations,
  iucn_assessments,
  cites_listings,
  cites_trade_records,
  catch_records,
  conservation_measures,
  distribution_ranges,
  species_threats,
  timeline_events,
} as const

/** Everything that is kept of a species, whole rows by table; its trade records only where they are wanted. Throws NotFound. */
export async function exportSpecies(db: Reader, id: string, { trade }: { trade: boolean }) {
  const [row] = await db.select().from(species).where(eq(species.id, id))
  if (row === undefined) throw new NotFound('species.not_found')
  const file: Record<string, unknown> = { species: row }
  for (const [name, table] of Object.entries(EXPORTED)) {
    if (name === 'cites_trade_records' && !trade) continue
    file[name] = await db.select().from(table).where(eq(table.species_id, id)).orderBy(table.id)
  }
  return file
}

/** How many records of each kind that the checklist asks for a species has. */
export async function countCheckedRecords(db: Reader, id: string) {
  const checked = { common_names, iucn_assessments, cites_listings }
  const counts = { common_names: 0, iucn_assessments: 0, cites_listings: 0, species_trade_summary: 0 }
  for (const [name, table] of Object.entries(checked)) {
    const [found] = await db.select({ rows: count() }).from(table).where(eq(table.species_id, id))
    counts[name as keyof typeof checked] = found?.rows ?? 0
  }
  const [summary] = await db
    .select({ rows: sql<number>`count(*)::int` })
    .from(species_trade_summary)
    .where(eq(species_trade_summary.species_id, id))
  counts.species_trade_summary = summary?.rows ?? 0
  return counts
}
