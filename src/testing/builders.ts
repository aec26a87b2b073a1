import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '#database/access.ts'
import * as tables from '#database/schema/index.ts'

/*
 * Real rows for tests. What a test does not name is filled in, so that the row is valid and of its own name.
 */

type Place = Database | Transaction

/** What a test names of a new row; the builder fills in the rest. */
type New<Table extends PgTable> = Partial<Table['$inferInsert']>

let made = 0

export function aSpecies(db: Place, facts: New<typeof tables.species> = {}) {
  made += 1
  return stored(db, tables.species, {
    scientific_name: `Species number-${made}`,
    common_name: `Species Number ${made}`,
    kingdom: 'Animalia',
    phylum: 'Chordata',
    class: 'Mammalia',
    order_name: 'Carnivora',
    family: 'Ursidae',
    genus: 'Species',
    species_name: `number-${made}`,
    ...facts,
  })
}

export function aSynonym(db: Place, species_id: string, synonym: string) {
  return stored(db, tables.species_synonyms, { species_id, synonym, kind: 'other-list' })
}

export const aCommonName = ofSpecies(tables.common_names, { name: 'Polar Bear', language: 'en' })

export const anAssessment = ofSpecies(tables.iucn_assessments, { year_published: 2015, status: 'VU' })

/** A CITES listing of the species, current by default. */
export const aListing = ofSpecies(tables.cites_listings, {
  appendix: 'II',
  listing_date: '1975-07-01',
  is_current: true,
})

export const aCmsListing = ofSpecies(tables.cms_listings, { appendix: 'II', is_current: true })

/** A party's reservation, in force by default. */
export const aReservation = ofSpecies(tables.cites_reservations, {
  appendix: 'I',
  start_date: '1986-01-01',
  confirmed_on: '2023-07-07',
})

/** An export quota of a country, by default one of none in 2006. */
export const anExportQuota = ofSpecies(tables.cites_export_quotas, { year: 2006, quantity: 0, unit: 'kg' })

/** A suspension, by default an active one recommended under CITES. */
export const aSuspension = ofSpecies(tables.cites_trade_suspensions, {
  country_name: 'Greenland',
  suspension_start_date: '2006-01-01',
})

/** A trade record as the exporter reported it. */
export const aShipment = ofSpecies(tables.cites_trade_records, {
  year: 2015,
  appendix: 'II',
  taxon: 'Ursus maritimus',
  term: 'skins',
  quantity: '1',
  importer: 'DK',
  exporter: 'GL',
  purpose: 'T',
  source: 'W',
  reporter_type: 'E',
})

export const aCatch = ofSpecies(tables.catch_records, { year: 2015, season: '2015', catch_total: 100 })

export const aSeizure = ofSpecies(tables.illegal_trade_seizures, {})

export function aProduct(
  db: Place,
  product_name: string,
  facts: New<typeof tables.illegal_trade_products> = {},
) {
  return stored(db, tables.illegal_trade_products, { product_name, ...facts })
}

export function aCountry(db: Place, country_code: string, facts: New<typeof tables.countries> = {}) {
  return stored(db, tables.countries, { country_code, country_name: country_code, ...facts })
}

export function aManagementArea(db: Place, area_name: string) {
  return stored(db, tables.management_areas, { area_name })
}

export const aCuratedEvent = ofSpecies(tables.timeline_events, {
  event_type: 'legislation',
  title: 'Hunting ends',
})

export const aReference = ofSpecies(tables.references, { title: 'On whales' })

export function aTextSource(
  db: Place,
  species_id: string,
  reference_id: string,
  facts: New<typeof tables.species_text_sources> = {},
) {
  return stored(db, tables.species_text_sources, { species_id, reference_id, field: 'description', ...facts })
}

export function aGlossaryTerm(db: Place, term: string, facts: New<typeof tables.glossary_terms> = {}) {
  return stored(db, tables.glossary_terms, {
    term,
    definition: `What ${term} means`,
    category: 'Trade',
    ...facts,
  })
}

/** A text of a record in Icelandic, made of the English that the test names. */
export function aTranslation(db: Place, facts: New<typeof tables.translations>) {
  return stored(db, tables.translations, {
    table_name: 'species',
    field: 'description',
    language: 'is',
    text: `Á íslensku: ${facts.original_text}`,
    ...facts,
  })
}

export function aRelease(db: Place, facts: New<typeof tables.dataset_releases> = {}) {
  return stored(db, tables.dataset_releases, {
    dataset: 'cites_trade',
    title: 'CITES Trade Database',
    ...facts,
  })
}

/** A builder of a species' rows in a table, with what is usual where a test names nothing else. */
function ofSpecies<Table extends PgTable>(table: Table, usual: New<Table>) {
  return (db: Place, species_id: string | null, facts: New<Table> = {}) =>
    stored(db, table, { species_id, ...usual, ...facts })
}

/** The row as the database stored it. */
async function stored<Table extends PgTable>(db: Place, table: Table, row: New<Table>) {
  const [inserted] = await db.insert<PgTable>(table).values(row).returning()
  if (inserted === undefined) throw new Error('The row was not stored')
  return inserted as Table['$inferSelect']
}
