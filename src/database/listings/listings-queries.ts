import { and, asc, desc, eq, exists, ne, sql } from 'drizzle-orm'
import { boolean, date, pgView, text, uuid } from 'drizzle-orm/pg-core'
import { APPENDICES } from '#domain/listings/appendix.ts'
import { type AnsweredPart, type AskedPart, namesToRead, partOfNames } from '#domain/species/answered-part.ts'
import type { Reader } from '../access.ts'
import { factColumns } from '../fact-columns.ts'
import type { Given } from '../prepared.ts'
import { cites_listings, cms_listings, species } from '../schema/index.ts'
import { ofSpecies } from '../species/of-species.ts'

const species_listings_unified = pgView('species_listings_unified', {
  species_id: uuid().notNull(),
  scientific_name: text().notNull(),
  common_name: text().notNull(),
  family: text().notNull(),
  population_identifier: text(),
  appendix: text({ enum: APPENDICES }).notNull(),
  listing_date: date().notNull(),
  is_current: boolean().notNull(),
  is_split_listing: boolean().notNull(),
  in_force_since: date().notNull(),
}).existing()

/** The CITES listings of a species, newest first. */
export function listCitesListings(db: Reader, species_id: Given<string>) {
  return db
    .select(factColumns(cites_listings))
    .from(cites_listings)
    .where(eq(cites_listings.species_id, species_id))
    .orderBy(desc(cites_listings.listing_date), cites_listings.appendix)
}

/** The CMS listings of a species, newest first, undated last. */
export function listCmsListings(db: Reader, species_id: Given<string>) {
  return db
    .select(factColumns(cms_listings))
    .from(cms_listings)
    .where(eq(cms_listings.species_id, species_id))
    .orderBy(sql`${cms_listings.listing_date} desc nulls last`, desc(cms_listings.is_current))
}

/** What a listing lists, in which appendix and from when to when. */
export const LISTED = {
  appendix: cites_listings.appendix,
  listing_date: cites_listings.listing_date,
  end_date: cites_listings.end_date,
  is_current: cites_listings.is_current,
  covers: cites_listings.covers,
  population_identifier: cites_listings.population_identifier,
}

/** What decides where each species, or each of some, is under CITES. */
export function listCitesListingsOfAllSpecies(db: Reader, ids?: readonly string[]) {
  return db
    .select({ species_id: cites_listings.species_id, ...LISTED })
    .from(cites_listings)
    .where(ofSpecies(cites_listings.species_id, ids))
    .orderBy(cites_listings.id)
}

/** The current CITES listings of all species, or of some, by name; a species before its populations listed apart. */
export function listUnifiedListings(db: Reader, ids?: readonly string[]) {
  const { species_id, scientific_name, population_identifier } = species_listings_unified
  return db
    .select()
    .from(species_listings_unified)
    .where(ofSpecies(species_id, ids))
    .orderBy(asc(scientific_name), sql`${population_identifier} nulls first`)
}

/** The ids of a part of the species that have such listings, in the order of `byScientificName`. */
export async function listPartOfListedSpecies(
  db: Reader,
  asked: AskedPart,
): Promise<AnsweredPart & { ids: string[] }> {
  const { id, scientific_name } = species
  const name = sql`${scientific_name} collate "C"`
  const isListed = exists(
    db
      .select({ id: cites_listings.id })
      .from(cites_listings)
      .where(
        and(
          eq(cites_listings.species_id, id),
          eq(cites_listings.is_current, true),
          ne(cites_listings.covers, 'subspecies'),
        ),
      ),
  )
  const [found, total] = await Promise.all([
    db
      .select({ id, scientific_name })
      .from(species)
      .where(and(isListed, asked.after === undefined ? undefined : sql`${name} > ${asked.after}`))
      .orderBy(name, asc(id))
      .limit(namesToRead(asked)),
    db.$count(species, isListed),
  ])
  const { names, next } = partOfNames(
    found.map((one) => one.scientific_name),
    asked,
  )
  return { ids: found.slice(0, names.length).map((one) => one.id), total, next }
}
