import { and, count, eq, gt, sql } from 'drizzle-orm'
import { NotFound } from '#domain/problems.ts'
import type { Reader } from '../access.ts'
import {
  catch_records,
  cites_export_quotas,
  cites_listings,
  cites_reservations,
  cites_trade_records,
  cites_trade_suspensions,
  common_names,
  conservation_measures,
  dataset_releases,
  distribution_ranges,
  iucn_assessments,
  references,
  species,
  species_text_sources,
  species_threats,
  species_trade_summary,
  subpopulations,
  timeline_events,
} from '../schema/index.ts'

/**
 * What a species' file holds beside the species itself: the tables of the specification in its order, then those
 * added since. Source: specification, document 3, section 7, "Exports".
 */
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
  references,
  species_text_sources,
  cites_reservations,
  cites_trade_suspensions,
  cites_export_quotas,
} as const

export type ExportedTable = keyof typeof EXPORTED

/** Half a megabyte of trade records; a species may have two hundred thousand. */
const ROWS_AT_ONCE = 1000

/** The tables of a species' file in their order; its trade records only where they are wanted. */
export function exportedTables({ trade }: { trade: boolean }): ExportedTable[] {
  const tables = Object.keys(EXPORTED) as ExportedTable[]
  return tables.filter((name) => trade || name !== 'cites_trade_records')
}

/** The species itself, as its file begins. Throws NotFound. */
export async function getSpeciesToExport(db: Reader, id: string): Promise<typeof species.$inferSelect> {
  const [row] = await db.select().from(species).where(eq(species.id, id))
  if (row === undefined) throw new NotFound('species.not_found')
  return row
}

/**
 * What the rows of a species rest on: the release of trade records in use, by its id; '' once the species was removed.
 * Trade records alone come in many pieces, and only another release changes them; what a colleague saves meanwhile
 * makes no part of a file untrue.
 */
export async function exportGround(db: Reader, species_id: string): Promise<string> {
  const [found] = await db
    .select({ release: dataset_releases.id })
    .from(species)
    .leftJoin(dataset_releases, eq(dataset_releases.dataset, 'cites_trade'))
    .where(eq(species.id, species_id))
  return found === undefined ? '' : `release ${found.release}`
}

/**
 * A species' rows of one table in the order of their ids, some at a time. Each piece is a question of its own, so
 * that who reads slowly holds no connection, nor the embedded engine's only session. Throws when the rows no longer
 * rest on `ground`: what was read before and after is not one truth.
 */
export async function* exportRows(
  db: Reader,
  name: ExportedTable,
  species_id: string,
  ground: string,
): AsyncGenerator<{ id: string | number }[]> {
  const table = EXPORTED[name]
  let last: string | number | undefined
  let rows: { id: string | number }[]
  do {
    rows = await db
      .select()
      .from(table)
      .where(and(eq(table.species_id, species_id), last === undefined ? undefined : gt(table.id, last)))
      .orderBy(table.id)
      .limit(ROWS_AT_ONCE)
    if ((await exportGround(db, species_id)) !== ground) {
      throw new Error('The data changed while a species was exported')
    }
    if (rows.length > 0) yield rows
    last = rows.at(-1)?.id
  } while (rows.length === ROWS_AT_ONCE)
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
