import { eq, getTableName, inArray, sql } from 'drizzle-orm'
import type { Editor, Transaction } from '../access.ts'
import type { Connection } from '../connect.ts'
import { csvLine } from '../csv-text.ts'
import type { DatasetShelf } from '../releases/dataset-shelf.ts'
import { keepEditedRecords } from '../releases/edited-records-changes.ts'
import {
  getPreviousRelease,
  keepPreviousRecords,
  keepPreviousRelease,
  listPreviousRecords,
  putBackNamed,
  putBackRecords,
} from '../releases/previous-release-changes.ts'
import { endRelease, type NewRelease, replaceRelease } from '../releases/releases-changes.ts'
import { clearStagedRecords, listStagedRecords } from '../releases/staged-records-changes.ts'
import { catch_records, dataset_releases, management_areas } from '../schema/index.ts'
import { compareCatches, type ImportedCatch, publishedCatches } from './catches-comparison-queries.ts'

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
 * Catches of an import, in the place of those of the catalogue or of an earlier import. What a curator added
 * or changed stays, and stands for the published record of the same species, country, area and season.
 */
export const catchesShelf: DatasetShelf = {
  compare: async (tx) => ({ species: await compareCatches(tx) }),
  bringIn,
  goBack,
  clear: (tx) => clearStagedRecords(tx, 'catches'),
}

async function bringIn(
  { copyInto }: Pick<Connection, 'copyInto'>,
  tx: Transaction,
  editor: Editor,
  release: NewRelease,
): Promise<number> {
  const catches = await listStagedRecords<ImportedCatch>(tx, 'catches')
  await clearStagedRecords(tx, 'catches')
  await setAside(tx)
  const { id: dataset_release_id } = await replaceRelease(tx, editor, release)
  await removePublished(tx)

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
  await yieldToEdited(tx)

  const stored = await tx.$count(catch_records, eq(catch_records.dataset_release_id, dataset_release_id))
  await tx
    .update(dataset_releases)
    .set({ row_count: stored })
    .where(eq(dataset_releases.id, dataset_release_id))
  return stored
}

async function goBack(tx: Transaction, editor: Editor): Promise<void> {
  const release = await getPreviousRelease(tx, 'catches')
  const records = await listPreviousRecords(tx, 'catches')
  await setAside(tx)
  if (release === null) await endRelease(tx, editor, 'catches')
  else await replaceRelease(tx, editor, release)
  await removePublished(tx)
  await putBackRecords(tx, catch_records, await withAreas(tx, records as KeptCatch[]))
  await yieldToEdited(tx)
}

/** A catch as it stood, with the area it named. */
type KeptCatch = typeof catch_records.$inferSelect & {
  area: typeof management_areas.$inferSelect | null
}

/** Sees to it that the areas of kept records are there, whose ids may be others by now. */
async function withAreas(tx: Transaction, records: readonly KeptCatch[]): Promise<unknown[]> {
  const named = new Map(records.flatMap(({ area }) => (area === null ? [] : [[area.area_name, area]])))
  await putBackNamed(tx, management_areas, [...named.values()])
  const ids = await areaIds(tx, [...named.keys()])
  return records.map((record) => ({
    ...record,
    management_area_id: record.area === null ? null : ids.get(record.area.area_name),
  }))
}

/** Keeps what is in use as the previous release, without what a curator has saved since it came. */
async function setAside(tx: Transaction): Promise<void> {
  await keepEditedRecords(tx, catch_records)
  await keepPreviousRelease(tx, 'catches')
  const area = sql`select to_jsonb(area) from ${management_areas} area
    where area.id = ${catch_records.management_area_id}`
  await keepPreviousRecords(tx, 'catches', catch_records, publishedCatches('catch_records'), {
    area: sql`(${area})`,
  })
}

async function removePublished(tx: Transaction): Promise<void> {
  await tx.delete(catch_records).where(publishedCatches('catch_records'))
}

async function yieldToEdited(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    delete from catch_records published using catch_records kept
    where ${publishedCatches('published')} and not ${publishedCatches('kept')}
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
  return areaIds(tx, [...sourceOf.keys()])
}

async function areaIds(tx: Transaction, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const known = await tx
    .select({ id: management_areas.id, area_name: management_areas.area_name })
    .from(management_areas)
    .where(inArray(management_areas.area_name, [...names]))
  return new Map(known.map(({ id, area_name }) => [area_name, id]))
}
