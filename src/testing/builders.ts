import type { Database, Transaction } from '#database/access.ts'
import * as tables from '#database/schema/index.ts'
import { type New, only } from './stored-rows.ts'

/* Real rows for tests. What a test does not name is filled in, so that the row is valid and of its own name. */

let made = 0

export async function aSpecies(db: Database | Transaction, facts: New<'species'> = {}) {
  made += 1
  const usual = {
    scientific_name: `Species number-${made}`,
    common_name: `Species Number ${made}`,
    kingdom: 'Animalia',
    phylum: 'Chordata',
    class: 'Mammalia',
    order_name: 'Carnivora',
    family: 'Ursidae',
    genus: 'Species',
    species_name: `number-${made}`,
  }
  return only(
    await db
      .insert(tables.species)
      .values({ ...usual, ...facts })
      .returning(),
  )
}

export async function aSynonym(db: Database | Transaction, species_id: string, synonym: string) {
  return only(
    await db.insert(tables.species_synonyms).values({ species_id, synonym, kind: 'other-list' }).returning(),
  )
}

export async function aCommonName(
  db: Database | Transaction,
  species_id: string,
  facts: New<'common_names'> = {},
) {
  const usual = { name: 'Polar Bear', language: 'en' as const }
  return only(
    await db
      .insert(tables.common_names)
      .values({ species_id, ...usual, ...facts })
      .returning(),
  )
}

export async function anAssessment(
  db: Database | Transaction,
  species_id: string,
  facts: New<'iucn_assessments'> = {},
) {
  const usual = { year_published: 2015, status: 'VU' as const }
  return only(
    await db
      .insert(tables.iucn_assessments)
      .values({ species_id, ...usual, ...facts })
      .returning(),
  )
}

/** A CITES listing of the species, current by default. */
export async function aListing(
  db: Database | Transaction,
  species_id: string,
  facts: New<'cites_listings'> = {},
) {
  const usual = { appendix: 'II' as const, listing_date: '1975-07-01', is_current: true }
  return only(
    await db
      .insert(tables.cites_listings)
      .values({ species_id, ...usual, ...facts })
      .returning(),
  )
}

export async function aCmsListing(
  db: Database | Transaction,
  species_id: string,
  facts: New<'cms_listings'> = {},
) {
  const usual = { appendix: 'II' as const, is_current: true }
  return only(
    await db
      .insert(tables.cms_listings)
      .values({ species_id, ...usual, ...facts })
      .returning(),
  )
}

/** A trade record as the exporter reported it. */
export async function aShipment(
  db: Database | Transaction,
  species_id: string | null,
  facts: New<'cites_trade_records'> = {},
) {
  const usual = {
    year: 2015,
    appendix: 'II' as const,
    taxon: 'Ursus maritimus',
    term: 'skins',
    quantity: '1',
    importer: 'DK',
    exporter: 'GL',
    purpose: 'T',
    source: 'W',
    reporter_type: 'E' as const,
  }
  return only(
    await db
      .insert(tables.cites_trade_records)
      .values({ species_id, ...usual, ...facts })
      .returning(),
  )
}

export async function aCatch(
  db: Database | Transaction,
  species_id: string,
  facts: New<'catch_records'> = {},
) {
  const usual = { year: 2015, season: '2015', catch_total: 100 }
  return only(
    await db
      .insert(tables.catch_records)
      .values({ species_id, ...usual, ...facts })
      .returning(),
  )
}

export async function aSeizure(
  db: Database | Transaction,
  species_id: string,
  facts: New<'illegal_trade_seizures'> = {},
) {
  return only(
    await db
      .insert(tables.illegal_trade_seizures)
      .values({ species_id, ...facts })
      .returning(),
  )
}

export async function aProduct(
  db: Database | Transaction,
  product_name: string,
  facts: New<'illegal_trade_products'> = {},
) {
  return only(
    await db
      .insert(tables.illegal_trade_products)
      .values({ product_name, ...facts })
      .returning(),
  )
}

export async function aCountry(
  db: Database | Transaction,
  country_code: string,
  facts: New<'countries'> = {},
) {
  return only(
    await db
      .insert(tables.countries)
      .values({ country_code, country_name: country_code, ...facts })
      .returning(),
  )
}

export async function aManagementArea(db: Database | Transaction, area_name: string) {
  return only(await db.insert(tables.management_areas).values({ area_name }).returning())
}

export async function aCuratedEvent(
  db: Database | Transaction,
  species_id: string,
  facts: New<'timeline_events'> = {},
) {
  const usual = { event_type: 'legislation', title: 'Hunting ends' }
  return only(
    await db
      .insert(tables.timeline_events)
      .values({ species_id, ...usual, ...facts })
      .returning(),
  )
}

export async function aGlossaryTerm(
  db: Database | Transaction,
  term: string,
  facts: New<'glossary_terms'> = {},
) {
  const usual = { definition: `What ${term} means`, category: 'Trade' as const }
  return only(
    await db
      .insert(tables.glossary_terms)
      .values({ term, ...usual, ...facts })
      .returning(),
  )
}

/** A text of a record in Icelandic, made of the English that the test names. */
export async function aTranslation(
  db: Database | Transaction,
  facts: New<'translations'> &
    Pick<(typeof tables)['translations']['$inferInsert'], 'record_id' | 'original_text'>,
) {
  const usual = { table_name: 'species' as const, field: 'description' as const, language: 'is' as const }
  return only(
    await db
      .insert(tables.translations)
      .values({ ...usual, text: `Á íslensku: ${facts.original_text}`, ...facts })
      .returning(),
  )
}

export async function aRelease(db: Database | Transaction, facts: New<'dataset_releases'> = {}) {
  const usual = { dataset: 'cites_trade' as const, title: 'CITES Trade Database' }
  return only(
    await db
      .insert(tables.dataset_releases)
      .values({ ...usual, ...facts })
      .returning(),
  )
}
