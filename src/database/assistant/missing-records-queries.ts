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
import { type Answer, answerAbout, created, edited, owner } from './answer.ts'

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
      own: owner,
      earlier_listings: sql<number>`${rowsOf(db, cites_listings)} + ${rowsOf(db, cms_listings)}`.mapWith(
        Number,
      ),
    })
    .from(species)
    .where(and(none(db, cites_listings, currentCites), none(db, cms_listings, currentCms)))
    .orderBy(asc(species.scientific_name))
  return answerAbout(['earlier_listings'], rows, created('cites_listings'))
}

export async function answerNoCitesListing(db: Reader): Promise<Answer> {
  const rows = await db
    .select({ own: owner, earlier_listings: rowsOf(db, cites_listings) })
    .from(species)
    .where(none(db, cites_listings, currentCites))
    .orderBy(asc(species.scientific_name))
  return answerAbout(['earlier_listings'], rows, created('cites_listings'))
}

export async function answerNoCmsListing(db: Reader): Promise<Answer> {
  const rows = await db
    .select({ own: owner, earlier_listings: rowsOf(db, cms_listings) })
    .from(species)
    .where(none(db, cms_listings, currentCms))
    .orderBy(asc(species.scientific_name))
  return answerAbout(['earlier_listings'], rows, created('cms_listings'))
}

export async function answerNoAssessment(db: Reader): Promise<Answer> {
  return answerWithout(db, 'iucn_assessments', iucn_assessments)
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
  return answerWithout(db, records, TABLES[records])
}

/** The species without such a row, each to be put right by adding one. */
async function answerWithout(db: Reader, records: CuratedTopic, table: OwnedTable): Promise<Answer> {
  const rows = await db
    .select({ own: owner })
    .from(species)
    .where(none(db, table))
    .orderBy(asc(species.scientific_name))
  return answerAbout([], rows, created(records))
}

/** Species without a name in a language, and how many names they have in others. */
export async function answerNoName(db: Reader, language: NameLanguage): Promise<Answer> {
  const rows = await db
    .select({ own: owner, names: count(common_names.id) })
    .from(species)
    .leftJoin(common_names, eq(common_names.species_id, species.id))
    .groupBy(species.id)
    .having(sql`not coalesce(bool_or(${common_names.language} = ${language}), false)`)
    .orderBy(asc(species.scientific_name))
  return answerAbout(['names'], rows, created('common_names'))
}

/** Species for which visitors see a drawing, and why. */
export async function answerNoPicture(db: Reader): Promise<Answer> {
  const rows = await db
    .select({ own: owner, picture: sql<string>`coalesce(${species_images.outcome}, 'not_asked')` })
    .from(species)
    .leftJoin(species_images, eq(species_images.species_id, species.id))
    .where(sql`coalesce(${species.default_image_url}, '') = '' and ${species_images.picture} is null`)
    .orderBy(asc(species.scientific_name))
  return answerAbout(['picture'], rows, edited('species'))
}

/** Species without trade records, and by how many other names those would have been found. */
export async function answerNoTradeRecords(db: Reader): Promise<Answer> {
  const rows = await db
    .select({ own: owner, synonyms: countDistinct(species_synonyms.id) })
    .from(species)
    .leftJoin(species_synonyms, eq(species_synonyms.species_id, species.id))
    .where(none(db, cites_trade_records))
    .groupBy(species.id)
    .orderBy(asc(species.scientific_name))
  return answerAbout(['synonyms'], rows, created('species_synonyms'))
}
