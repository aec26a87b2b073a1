import { and, asc, desc, eq, exists, ne, sql } from 'drizzle-orm'
import { inForceSince } from '#domain/listings/listing-periods.ts'
import type { Reader } from '../access.ts'
import { factColumns } from '../fact-columns.ts'
import type { Given } from '../prepared.ts'
import { cites_listings, cms_listings, species } from '../schema/index.ts'
import { ofSpecies } from '../species/of-species.ts'
import { listSpeciesWhere } from '../species/species-where-queries.ts'

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

/** Current listings of a species or a population of it: those of a subspecies do not speak for the species. */
const SPEAKS_FOR_SPECIES = and(eq(cites_listings.is_current, true), ne(cites_listings.covers, 'subspecies'))

/**
 * The current CITES listings of all species, or of some, by name; a species before its populations listed apart. They are the
 * rows of the view `species_listings_unified`, which works out the periods of all listings before it can leave any out.
 */
export async function listUnifiedListings(db: Reader, ids?: readonly string[]) {
  const { scientific_name, common_name, family } = species
  const [current, listings] = await Promise.all([
    db
      .select({ species_id: species.id, scientific_name, common_name, family, listing: LISTED })
      .from(cites_listings)
      .innerJoin(species, eq(species.id, cites_listings.species_id))
      .where(and(SPEAKS_FOR_SPECIES, ofSpecies(cites_listings.species_id, ids)))
      .orderBy(asc(scientific_name), sql`${cites_listings.population_identifier} nulls first`),
    listCitesListingsOfAllSpecies(db, ids),
  ])
  const listingsOf = Map.groupBy(listings, ({ species_id }) => species_id)
  return current.map(({ listing, ...ofSpecies }) => {
    const all = listingsOf.get(ofSpecies.species_id) ?? []
    return {
      ...ofSpecies,
      population_identifier: listing.population_identifier,
      appendix: listing.appendix,
      listing_date: listing.listing_date,
      is_current: listing.is_current,
      is_split_listing: all.some(({ is_current, covers }) => is_current && covers === 'population'),
      in_force_since: inForceSince(listing, all),
    }
  })
}

/** The species that have such listings, by scientific name. */
export function listListedSpecies(db: Reader) {
  const ofSpecies = db
    .select({ id: cites_listings.id })
    .from(cites_listings)
    .where(and(eq(cites_listings.species_id, species.id), SPEAKS_FOR_SPECIES))
  return listSpeciesWhere(db, exists(ofSpecies))
}
