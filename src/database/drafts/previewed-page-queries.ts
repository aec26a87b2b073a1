import { asc, eq, sql } from 'drizzle-orm'
import type { CuratedTopic } from '#domain/curation/curated-topics.ts'
import { speciesTabOf } from '#domain/curation/public-page.ts'
import type { SpeciesTab } from '#domain/species/species-tabs.ts'
import type { Reader } from '../access.ts'
import { catch_records, species } from '../schema/index.ts'

/** A record as it was saved, with what tells where it is shown. */
type SavedRecord = Readonly<Record<string, unknown>> & { id: string }

/** The public page that shows a record. */
export type PreviewedPage =
  | { of: 'species'; id: string; tab: SpeciesTab }
  | { of: 'country'; code: string }
  | { of: 'glossary'; term: string }

/** The public page that shows a record as it was saved; undefined where none does. */
export async function findPreviewedPage(
  db: Reader,
  topic: CuratedTopic,
  row: SavedRecord,
): Promise<PreviewedPage | undefined> {
  if (topic === 'countries') return { of: 'country', code: String(row.country_code) }
  if (topic === 'glossary_terms') return { of: 'glossary', term: String(row.term) }
  const id = await findPreviewedSpecies(db, topic, row)
  return id === undefined ? undefined : { of: 'species', id, tab: speciesTabOf(topic) }
}

/** Of several species it is the first by name. */
async function findPreviewedSpecies(
  db: Reader,
  topic: CuratedTopic,
  { id, species_id, family_name }: SavedRecord,
): Promise<string | undefined> {
  if (topic === 'species') return id
  if (topic === 'families') return findSpeciesOfFamily(db, String(family_name))
  if (topic === 'management_areas') return findSpeciesCaughtIn(db, id)
  return typeof species_id === 'string' ? species_id : undefined
}

async function findSpeciesOfFamily(db: Reader, family_name: string): Promise<string | undefined> {
  const [found] = await db
    .select({ id: species.id })
    .from(species)
    .where(sql`lower(trim(${species.family})) = lower(${family_name})`)
    .orderBy(asc(species.scientific_name))
    .limit(1)
  return found?.id
}

async function findSpeciesCaughtIn(db: Reader, management_area_id: string): Promise<string | undefined> {
  const [found] = await db
    .select({ id: species.id })
    .from(species)
    .innerJoin(catch_records, eq(catch_records.species_id, species.id))
    .where(eq(catch_records.management_area_id, management_area_id))
    .orderBy(asc(species.scientific_name))
    .limit(1)
  return found?.id
}
