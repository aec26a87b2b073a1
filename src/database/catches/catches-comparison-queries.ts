import { eq, type SQL, sql } from 'drizzle-orm'
import { amountOf } from '#domain/releases/comparison.ts'
import type { Transaction } from '../access.ts'
import { isCatalogueId } from '../releases/catalogue-changes.ts'
import type { HowRowsCompare } from '../releases/compare-rows.ts'
import { listStagedRecords } from '../releases/staged-records-changes.ts'
import { catch_records, countries, management_areas } from '../schema/index.ts'

/** A catch as a published file gives it. Figures are decimal text, null where none was reported. */
export interface ImportedCatch {
  species_id: string
  country_id: string
  area_name: string | null
  year: number | null
  season: string
  catch_total: string | null
  quota_amount: string | null
  notes: string | null
  source: string
}

/** Catches that came with the catalogue or with an import, and that no curator has saved since. */
export const publishedCatches = (table: string): SQL => {
  const column = (name: string) => sql.raw(`${table}.${name}`)
  return sql`(${column('dataset_release_id')} is not null
    or (${column('version')} = 1 and ${isCatalogueId(column('id'))}))`
}

interface ComparedCatch extends Omit<ImportedCatch, 'country_id' | 'season' | 'source'> {
  country: string | null
  season: string | null
}

/** How waiting catches differ from the published ones in use: by country, area and season. */
export const catchComparison: HowRowsCompare<ComparedCatch> = {
  key: ({ country, area_name, season }) => JSON.stringify([country, area_name, season]),
  content: ({ year, catch_total, quota_amount, notes }) =>
    JSON.stringify([year, amountOf(catch_total), amountOf(quota_amount), notes]),
  listInUse: (tx) =>
    tx
      .select({
        species_id: catch_records.species_id,
        country: countries.country_name,
        area_name: management_areas.area_name,
        season: catch_records.season,
        year: catch_records.year,
        catch_total: sql<string | null>`${catch_records.catch_total}::text`,
        quota_amount: sql<string | null>`${catch_records.quota_amount}::text`,
        notes: catch_records.notes,
      })
      .from(catch_records)
      .leftJoin(countries, eq(countries.id, catch_records.country_id))
      .leftJoin(management_areas, eq(management_areas.id, catch_records.management_area_id))
      .where(publishedCatches('catch_records')),
  listWaiting,
}

async function listWaiting(tx: Transaction): Promise<ComparedCatch[]> {
  const known = await tx.select({ id: countries.id, name: countries.country_name }).from(countries)
  const nameOf = new Map(known.map(({ id, name }) => [id, name]))
  const waiting = await listStagedRecords<ImportedCatch>(tx, 'catches')
  return waiting.map(({ country_id, source: _, ...record }) => ({
    ...record,
    country: nameOf.get(country_id) ?? null,
  }))
}
