import { asc, count } from 'drizzle-orm'
import type { SpeciesFacts } from '#domain/facts/find-in-facts.ts'
import { SPECIES_TEXTS } from '#domain/species/species-texts.ts'
import type { Reader } from '../access.ts'
import { findRelease } from '../releases/releases-queries.ts'
import {
  cites_listings,
  cites_reservations,
  cites_trade_records,
  common_names,
  iucn_assessments,
  references,
  species,
  species_text_sources,
} from '../schema/index.ts'

/** The rows of every species that are compared with each other, by scientific name. */
export async function listSpeciesFacts(db: Reader) {
  const [all, text_sources, names, assessments, works, listings, reservations, trade] = await Promise.all([
    db.select().from(species).orderBy(asc(species.scientific_name)),
    db.select().from(species_text_sources),
    db.select().from(common_names),
    db.select().from(iucn_assessments),
    db.select().from(references),
    db.select().from(cites_listings).orderBy(asc(cites_listings.listing_date)),
    db.select().from(cites_reservations).orderBy(asc(cites_reservations.start_date)),
    countTradeYears(db),
  ])
  const own = {
    text_sources: bySpecies(text_sources),
    names: bySpecies(names),
    assessments: bySpecies(assessments),
    references: bySpecies(works),
    listings: bySpecies(listings),
    reservations: bySpecies(reservations),
    trade: trade === null ? null : bySpecies(trade),
  }
  return all.map(({ id, scientific_name, common_name, ...profile }) => {
    const facts: SpeciesFacts = {
      species_id: id,
      texts: SPECIES_TEXTS.flatMap((field) => {
        const text = profile[field]
        return text ? [{ field, text }] : []
      }),
      text_sources: own.text_sources(id),
      names: own.names(id),
      assessments: own.assessments(id),
      references: own.references(id),
      listings: own.listings(id),
      reservations: own.reservations(id),
      trade: own.trade === null ? null : own.trade(id),
    }
    return { id, scientific_name, common_name, facts }
  })
}

function bySpecies<Row extends { species_id: string | null }>(rows: readonly Row[]) {
  const groups = Map.groupBy(rows, ({ species_id }) => species_id)
  return (species_id: string): Row[] => groups.get(species_id) ?? []
}

/** The trade records counted by species, appendix and year; null where they are simulated or no release is loaded. */
async function countTradeYears(db: Reader) {
  const release = await findRelease(db, 'cites_trade')
  if (release === undefined || release.simulated === true) return null
  const { species_id, appendix, year } = cites_trade_records
  return db
    .select({ species_id, appendix, year, records: count() })
    .from(cites_trade_records)
    .groupBy(species_id, appendix, year)
    .orderBy(asc(year))
}
