import { getTableName, sql } from 'drizzle-orm'
import type { Transaction } from '../access.ts'
import { csvLine } from '../csv-text.ts'
import { idsByName, rowStore } from '../releases/row-store.ts'
import { catch_records, management_areas } from '../schema/index.ts'
import { countCatalogueCatches } from './catalogue-catches-changes.ts'
import { catchComparison, type ImportedCatch, publishedCatches } from './catches-comparison-queries.ts'

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
const AREAS = { table: management_areas, name: management_areas.area_name }

/**
 * Catches of an import, in the place of those of the same species of the catalogue or of an earlier import. What a curator
 * added or changed stays, and stands for the published record of the same species, country, area and season.
 */
export const catchesStore = rowStore({
  dataset: 'catches',
  table: catch_records,
  published: publishedCatches('catch_records'),
  named: { ...AREAS, as: 'area', pointer: catch_records.management_area_id },
  comparison: catchComparison,
  store: async ({ copyInto }, tx, catches: readonly ImportedCatch[], release) => {
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
        release.id,
      ]),
    )
    await copyInto(tx, getTableName(catch_records), COLUMNS, [lines.join('')])
  },
  settle: async (tx) => {
    await yieldToEdited(tx)
    await countCatalogueCatches(tx)
  },
})

async function yieldToEdited(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    delete from catch_records published using catch_records curated
    where ${publishedCatches('published')} and not ${publishedCatches('curated')}
      and (published.species_id, published.country_id, published.management_area_id, published.season)
        is not distinct from (curated.species_id, curated.country_id, curated.management_area_id, curated.season)`)
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
  return idsByName(tx, AREAS, [...sourceOf.keys()])
}
