import { and, eq, getTableName, inArray, sql } from 'drizzle-orm'
import type { Editor, Transaction } from '../access.ts'
import type { Connection } from '../connect.ts'
import { csvLine } from '../csv-text.ts'
import { isCatalogueId } from '../releases/catalogue-changes.ts'
import { keepEditedRecords } from '../releases/edited-records-changes.ts'
import { type NewRelease, replaceRelease } from '../releases/releases-changes.ts'
import { catch_records, dataset_releases, management_areas } from '../schema/index.ts'

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

const COLUMNS = [
  'species_id',
  'country_id',
  'management_area_id',
  'year',
  'season',
  'catch_total',
  'quota_amount',
  'notes',
  'data_source',
  'source',
  'checked',
  'dataset_release_id',
] as const

const DATA_SOURCE = 'NAMMCO'

/**
 * Puts published catches in the place of those of the catalogue and of an earlier import. What a curator
 * added or changed stays, and stands for the published record of the same species, country, area and season.
 * Resolves to how many were stored.
 */
export async function replaceImportedCatches(
  { copyInto }: Pick<Connection, 'copyInto'>,
  tx: Transaction,
  editor: Editor,
  { release, catches }: { release: NewRelease; catches: readonly ImportedCatch[] },
): Promise<number> {
  await keepEditedRecords(tx, catch_records)
  const { id: dataset_release_id } = await replaceRelease(tx, editor, release)
  await tx.delete(catch_records).where(and(eq(catch_records.version, 1), isCatalogueId(catch_records.id)))

  const areas = await ensureAreas(tx, catches)
  const lines = catches.map(({ area_name, species_id, country_id, ...record }) =>
    csvLine([
      species_id,
      country_id,
      area_name === null ? null : areas.get(area_name),
      record.year,
      record.season,
      record.catch_total,
      record.quota_amount,
      record.notes,
      DATA_SOURCE,
      record.source,
      true,
      dataset_release_id,
    ]),
  )
  await copyInto(tx, getTableName(catch_records), COLUMNS, [lines.join('')])
  await yieldToEditedCatches(tx, dataset_release_id)

  const stored = await tx.$count(catch_records, eq(catch_records.dataset_release_id, dataset_release_id))
  await tx
    .update(dataset_releases)
    .set({ row_count: stored })
    .where(eq(dataset_releases.id, dataset_release_id))
  return stored
}

async function yieldToEditedCatches(tx: Transaction, dataset_release_id: string): Promise<void> {
  await tx.execute(sql`
    delete from catch_records published using catch_records kept
    where published.dataset_release_id = ${dataset_release_id} and kept.dataset_release_id is null
      and (published.species_id, published.country_id, published.management_area_id, published.season)
        is not distinct from (kept.species_id, kept.country_id, kept.management_area_id, kept.season)`)
}

/** The ids of the named areas; those not known yet are added. */
async function ensureAreas(
  tx: Transaction,
  catches: readonly ImportedCatch[],
): Promise<ReadonlyMap<string, string>> {
  const sourceOf = new Map<string, string>()
  for (const { area_name, source } of catches) if (area_name !== null) sourceOf.set(area_name, source)
  if (sourceOf.size === 0) return new Map()

  await tx
    .insert(management_areas)
    .values([...sourceOf].map(([area_name, source]) => ({ area_name, source, checked: true })))
    .onConflictDoNothing({ target: management_areas.area_name })
  const known = await tx
    .select({ id: management_areas.id, area_name: management_areas.area_name })
    .from(management_areas)
    .where(inArray(management_areas.area_name, [...sourceOf.keys()]))
  return new Map(known.map(({ id, area_name }) => [area_name, id]))
}
