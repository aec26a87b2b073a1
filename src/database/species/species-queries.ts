import { asc, eq, inArray, sql } from 'drizzle-orm'
import { cardStatus, redListStatusOf } from '#domain/assessments/red-list-status.ts'
import { compactRecords } from '#domain/compact-records.ts'
import { currentCitesListing } from '#domain/listings/current-appendix.ts'
import { NotFound } from '#domain/problems.ts'
import { photoCredit } from '#domain/species/photo-credit.ts'
import { byScientificName } from '#domain/species/species-in-order.ts'
import type { Reader } from '../access.ts'
import {
  cms_listings,
  illegal_trade_seizures,
  species,
  species_images,
  species_trade_summary,
} from '../schema/index.ts'
import { familyName } from './family-sql.ts'
import { imageUrl } from './image-sql.ts'
import { ofSpecies } from './of-species.ts'
import { listWithStanding } from './species-standing-queries.ts'

/** What the cards, lists and pickers show of each species, or of each with one of the ids, by scientific name. */
export async function listSpeciesCards(db: Reader, ids?: readonly string[]) {
  const found = await listWithStanding(db, selectCards(db, ids), ids)
  const cards = found.map(({ row: { attribution, license_code, ...row }, assessment, cites_listings }) => ({
    ...row,
    image_credit: row.image_url === null ? null : photoCredit({ attribution, license_code }),
    ...cardStatus(redListStatusOf(assessment)),
    current_cites_appendix: currentCitesListing(cites_listings)?.appendix ?? null,
  }))
  return compactRecords(cards).sort(byScientificName)
}

/** How many species there are. */
export function countSpecies(db: Reader): Promise<number> {
  return db.$count(species)
}

/** The ids of all species or of a part of them, in the order of `byScientificName`. */
export async function listSpeciesIds(
  db: Reader,
  part?: { offset: number; limit: number },
): Promise<string[]> {
  const all = db
    .select({ id: species.id })
    .from(species)
    .orderBy(sql`${species.scientific_name} collate "C"`, asc(species.id))
  const found = await (part === undefined ? all : all.offset(part.offset).limit(part.limit))
  return found.map(({ id }) => id)
}

/** How many species have a profile that a reviewer has approved. */
export function countReviewedProfiles(db: Reader): Promise<number> {
  return db.$count(species, eq(species.manual_review, 'complete'))
}

/** Throws NotFound where no species carries the id. */
export async function assertSpeciesExists(db: Reader, species_id: string): Promise<void> {
  if ((await db.$count(species, eq(species.id, species_id))) === 0) throw unknownSpecies(species_id)
}

/** The ids of the species with these scientific names, as they are stored; a name of none is left out. */
export async function findSpeciesIds(db: Reader, names: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: species.id, scientific_name: species.scientific_name })
    .from(species)
    .where(inArray(species.scientific_name, [...names]))
  return new Map(rows.map(({ id, scientific_name }) => [scientific_name, id]))
}

/** Source: specification, document 2, section 8. */
export function unknownSpecies(species_id: string): NotFound {
  return new NotFound(`Could not find details for species ID: ${species_id}`)
}

function selectCards(db: Reader, ids: readonly string[] | undefined) {
  return db
    .select({
      id: species.id,
      scientific_name: species.scientific_name,
      common_name: species.common_name,
      family: familyName,
      class: species.class,
      drawing: species.drawing,
      image_url: imageUrl,
      attribution: species_images.attribution,
      license_code: species_images.license_code,
      current_cms_appendix: cms_listings.appendix,
      has_illegal_trade: sql<boolean>`exists (
        select from ${illegal_trade_seizures} where ${illegal_trade_seizures.species_id} = ${species.id}
      )`,
      total_trade_records: sql<number>`coalesce(${species_trade_summary.total_trade_records}, 0)`,
    })
    .from(species)
    .leftJoin(cms_listings, sql`${cms_listings.species_id} = ${species.id} and ${cms_listings.is_current}`)
    .leftJoin(species_images, eq(species_images.species_id, species.id))
    .leftJoin(species_trade_summary, eq(species_trade_summary.species_id, species.id))
    .where(ofSpecies(species.id, ids))
}
