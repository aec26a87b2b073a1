import { and, count, eq, gt, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { NotFound } from '#domain/problems.ts'
import type { Reader } from '../access.ts'
import {
  cites_listings,
  cites_trade_records,
  cms_assessments,
  cms_listings,
  common_names,
  dataset_releases,
  iucn_assessments,
  species,
  species_synonyms,
  species_trade_summary,
} from '../schema/index.ts'
import { CURATED_OF_SPECIES, type SpeciesTable } from './species-tables.ts'

/** The file of a species does without these. Source: specification, document 3, section 7, "Exports". */
const NOT_EXPORTED: readonly PgTable[] = [species_synonyms, cms_listings, cms_assessments]

type ExportedTable = Pick<SpeciesTable, 'id' | 'species_id'> & PgTable

/** Half a megabyte of trade records; a species may have two hundred thousand. */
const ROWS_AT_ONCE = 1000

/** The tables of a species' file in their order; its trade records, after its listings, only where they are wanted. */
export function exportedTables({ trade }: { trade: boolean }): ExportedTable[] {
  return CURATED_OF_SPECIES.filter((table) => !NOT_EXPORTED.includes(table)).flatMap<ExportedTable>(
    (table) => (trade && table === cites_listings ? [table, cites_trade_records] : [table]),
  )
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
  table: ExportedTable,
  species_id: string,
  ground: string,
): AsyncGenerator<{ id: string | number }[]> {
  let last: string | number | undefined
  let rows: { id: string | number }[]
  do {
    const piece = await db
      .select()
      .from(table)
      .where(and(eq(table.species_id, species_id), last === undefined ? undefined : gt(table.id, last)))
      .orderBy(table.id)
      .limit(ROWS_AT_ONCE)
    if ((await exportGround(db, species_id)) !== ground) {
      throw new Error('The data changed while a species was exported')
    }
    rows = piece as typeof rows
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
