import { and, asc, count, countDistinct, eq, notExists, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { RecordsOfSpecies } from '#domain/assistant/parameters.ts'
import type { CuratedTopic } from '#domain/curation/curated-topics.ts'
import type { NameLanguage } from '#domain/names/name-languages.ts'
import type { Reader } from '../access.ts'
import {
  catch_records,
  cites_export_quotas,
  cites_listings,
  cites_reservations,
  cites_trade_records,
  cms_listings,
  common_names,
  conservation_measures,
  distribution_ranges,
  iucn_assessments,
  references,
  species,
  species_images,
  species_synonyms,
  species_threats,
  subpopulations,
  timeline_events,
} from '../schema/index.ts'
import { type Answer, owner } from './answer.ts'

type OwnedTable = PgTable & { species_id: PgColumn }

/** No row of the table belongs to the species, or none for which the condition holds. */
function none(db: Reader, table: OwnedTable, condition?: SQL) {
  return notExists(
    db
      .select({ one: sql`1` })
      .from(table)
      .where(and(eq(table.species_id, species.id), condition)),
  )
}

const currentCites = eq(cites_listings.is_current, true)
const currentCms = eq(cms_listings.is_current, true)

/** How many rows of the table belong to the species. */
const rowsOf = (db: Reader, table: OwnedTable) => db.$count(table, eq(table.species_id, species.id))

/** Species that are in no appendix now, of either convention. */
export async function answerNoListing(db: Reader): Promise<Answer> {
  const rows = await db
    .select({
      ...owner,
      earlier: sql<number>`${rowsOf(db, cites_listings)} + ${rowsOf(db, cms_listings)}`.mapWith(Number),
    })
    .from(species)
    .where(and(none(db, cites_listings, currentCites), none(db, cms_listings, currentCms)))
    .orderBy(asc(species.scientific_name))
  return withEarlierListings('cites_listings', rows)
}

export async function answerNoCitesListing(db: Reader): Promise<Answer> {
  const rows = await db
    .select({ ...owner, earlier: rowsOf(db, cites_listings) })
    .from(species)
    .where(none(db, cites_listings, currentCites))
    .orderBy(asc(species.scientific_name))
  return withEarlierListings('cites_listings', rows)
}

export async function answerNoCmsListing(db: Reader): Promise<Answer> {
  const rows = await db
    .select({ ...owner, earlier: rowsOf(db, cms_listings) })
    .from(species)
    .where(none(db, cms_listings, currentCms))
    .orderBy(asc(species.scientific_name))
  return withEarlierListings('cms_listings', rows)
}

type Owner = NonNullable<Answer['rows'][number]['species']>

function withEarlierListings(table: CuratedTopic, rows: readonly (Owner & { earlier: number })[]): Answer {
  return {
    of_species: true,
    columns: ['earlier_listings'],
    rows: rows.map(({ earlier, ...own }) => ({
      id: own.id,
      species: own,
      cells: { earlier_listings: earlier },
      fix: { at: 'create', table, species_id: own.id },
    })),
  }
}

export async function answerNoAssessment(db: Reader): Promise<Answer> {
  return toAdd('iucn_assessments', await listWithout(db, none(db, iucn_assessments)))
}

const TABLES = {
  common_names,
  references,
  catch_records,
  subpopulations,
  cites_reservations,
  cites_export_quotas,
  conservation_measures,
  distribution_ranges,
  species_threats,
  timeline_events,
} as const satisfies Record<RecordsOfSpecies, OwnedTable>

/** Species without a row in one of the tables that curators edit. */
export async function answerNoRecords(db: Reader, records: RecordsOfSpecies): Promise<Answer> {
  return toAdd(records, await listWithout(db, none(db, TABLES[records])))
}

function listWithout(db: Reader, condition: SQL): Promise<Owner[]> {
  return db.select(owner).from(species).where(condition).orderBy(asc(species.scientific_name))
}

function toAdd(table: CuratedTopic, species: readonly Owner[]): Answer {
  return {
    of_species: true,
    columns: [],
    rows: species.map((own) => ({
      id: own.id,
      species: own,
      cells: {},
      fix: { at: 'create', table, species_id: own.id },
    })),
  }
}

/** Species without a name in a language, and how many names they have in others. */
export async function answerNoName(db: Reader, language: NameLanguage): Promise<Answer> {
  const rows = await db
    .select({ ...owner, names: count(common_names.id) })
    .from(species)
    .leftJoin(common_names, eq(common_names.species_id, species.id))
    .groupBy(species.id)
    .having(sql`not coalesce(bool_or(${common_names.language} = ${language}), false)`)
    .orderBy(asc(species.scientific_name))
  return {
    of_species: true,
    columns: ['names'],
    rows: rows.map(({ names, ...own }) => ({
      id: own.id,
      species: own,
      cells: { names },
      fix: { at: 'create', table: 'common_names', species_id: own.id },
    })),
  }
}

/** Species for which visitors see a drawing, and why. */
export async function answerNoPicture(db: Reader): Promise<Answer> {
  const rows = await db
    .select({ ...owner, picture: sql<string>`coalesce(${species_images.outcome}, 'not_asked')` })
    .from(species)
    .leftJoin(species_images, eq(species_images.species_id, species.id))
    .where(sql`coalesce(${species.default_image_url}, '') = '' and ${species_images.picture} is null`)
    .orderBy(asc(species.scientific_name))
  return {
    of_species: true,
    columns: ['picture'],
    rows: rows.map(({ picture, ...own }) => ({
      id: own.id,
      species: own,
      cells: { picture },
      fix: { at: 'edit', table: 'species', id: own.id },
    })),
  }
}

/** Species without trade records, and by how many other names those would have been found. */
export async function answerNoTradeRecords(db: Reader): Promise<Answer> {
  const rows = await db
    .select({ ...owner, synonyms: countDistinct(species_synonyms.id) })
    .from(species)
    .leftJoin(species_synonyms, eq(species_synonyms.species_id, species.id))
    .where(none(db, cites_trade_records))
    .groupBy(species.id)
    .orderBy(asc(species.scientific_name))
  return {
    of_species: true,
    columns: ['synonyms'],
    rows: rows.map(({ synonyms, ...own }) => ({
      id: own.id,
      species: own,
      cells: { synonyms },
      fix: { at: 'create', table: 'species_synonyms', species_id: own.id },
    })),
  }
}
