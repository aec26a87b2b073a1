import {
  type DataScopes,
  LISTED_SPECIES,
  NAMED_SPECIES,
  scopesOfRows,
  scopesOfSpecies,
} from '#database/releases/data-scopes.ts'
import { CATALOGUE_TABLES } from '#domain/bulk/catalogue-tables.ts'
import { DESCRIBED_TABLES } from '#domain/portal/described-tables.ts'
import type { SampleQueryName } from '#domain/portal/sample-queries.ts'

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

const OF_SPECIES = new RegExp(`^/api/(?:species|translations/[a-z]+/species)/(${UUID})(?:/|$)`)

/** Datasets say how many rows they have, also where these are the catalogue's own, and name the species that they cover. */
export const RELEASES: DataScopes = [
  'dataset_releases',
  'catch_records',
  'iucn_assessments',
  'cites_listings',
  'cms_listings',
  NAMED_SPECIES,
]

/** What each sample query reads. A text of a species is in none of them. */
export const SCOPES_OF_SAMPLE_QUERIES: Readonly<Record<SampleQueryName, DataScopes>> = {
  species_standing: ['iucn_assessments', 'cites_listings', 'cms_listings', NAMED_SPECIES],
  split_listings: ['cites_listings', NAMED_SPECIES],
  records_by_year: ['cites_trade_records', NAMED_SPECIES],
  units_of_a_term: ['cites_trade_records', NAMED_SPECIES],
  origin_of_specimens: ['cites_trade_records', NAMED_SPECIES],
  trend_of_complete_years: ['species_trade_summary', NAMED_SPECIES],
  unchecked_facts: ['iucn_assessments', 'cites_listings', 'cms_listings', NAMED_SPECIES],
}

/** The catalogue as files. */
export const CATALOGUE_FILES: DataScopes = union(CATALOGUE_TABLES.flatMap(({ name }) => scopesOfRows(name)))

const FILES_OF_RELEASES: DataScopes = ['release_files', 'release_csv_files', 'trade_releases', NAMED_SPECIES]

/** Answers that rest on whole tables, by their path. */
export const OF_TABLES: Readonly<Record<string, DataScopes>> = {
  '/api/dataset-releases': RELEASES,
  '/api/species-listings': ['cites_listings', LISTED_SPECIES],
  // An answer that shows what may be simulated says so, as the releases do.
  '/api/species/with-illegal-trade': ['illegal_trade_seizures', 'dataset_releases', NAMED_SPECIES],
  '/api/glossary-terms': ['glossary_terms'],
  '/api/tables': union(DESCRIBED_TABLES.flatMap(scopesOfRows), ['release_files']),
  '/api/sample-queries': union(Object.values(SCOPES_OF_SAMPLE_QUERIES).flat(), ['dataset_releases']),
  '/api/trade-releases': FILES_OF_RELEASES,
  '/api/data-files': union(FILES_OF_RELEASES, CATALOGUE_FILES, RELEASES),
  // What the operator has set and what may be asked: no data.
  '/api/portal': [],
  '/api/interface': [],
}

/**
 * Trade that is counted over many species, which takes longest of all answers. No text of a species is in them, so that a
 * curator who corrects one does not have them counted anew.
 */
const TRADE_OF_ALL: DataScopes = [
  'cites_trade_records',
  'release_files',
  'trade_releases',
  'known_trade_values',
  'dataset_releases',
  NAMED_SPECIES,
  'countries',
  'cites_listings',
  'cites_reservations',
]
const OF_ALL_TRADE =
  /^\/api\/(?:countries(?:\/[^/]+)?|trade\/explorer(?:\/flows|\/files)?|releases\/cites-trade(?:\/.+)?|trade-records\/(?:count|flows|values))$/

/** What is made of the lists of all species that stay in memory, of which a text of a species is in none. */
const LISTS_OF_ALL: DataScopes = [
  LISTED_SPECIES,
  'families',
  'common_names',
  'species_synonyms',
  'species_images',
  'iucn_assessments',
  'cites_listings',
  'cms_listings',
  'illegal_trade_seizures',
  'species_trade_summary',
  'species_trade_findings',
  'cites_trade_records',
  'dataset_releases',
  'countries',
  'glossary_terms',
  'translations',
]
const OF_ALL_LISTS =
  /^\/api\/(?:species(?:\/(?:all|names(?:\/[a-z]+)?|suggestions|filter-counts))?|search(?:-index)?|effectiveness(?:\/count)?|dashboard-metrics|landing(?:-metrics)?)$/

/** What else is known of a country, beside its trade; its species have the status of their cards. */
const FACTS_OF_COUNTRY: DataScopes = [
  'countries',
  'cites_reservations',
  'cites_trade_suspensions',
  'cites_export_quotas',
  'catch_records',
  'management_areas',
  'cms_listings',
  'distribution_ranges',
  'iucn_assessments',
  LISTED_SPECIES,
]
const OF_COUNTRY_FACTS = /^\/api\/countries\/[^/]+\/facts$/

const GLOSSARY_TRANSLATED = /^\/api\/translations\/[a-z]+\/glossary$/

/** The scopes of several, each once. */
function union(...parts: readonly DataScopes[]): DataScopes {
  return [...new Set(parts.flat())]
}

/** Lists that may be of one species, which they name behind the '?'. */
const OF_SPECIES_NAMED = ['/api/trade-releases', '/api/screening']

/**
 * The parts of the data that the answer at an address rests on; undefined where it rests on all of it. A test changes every
 * table and asks each of these answers anew (scopes-of-answers.database.test.ts).
 */
export function scopesOf({ pathname, searchParams }: URL): DataScopes | undefined {
  const species_id =
    OF_SPECIES.exec(pathname)?.[1] ??
    (OF_SPECIES_NAMED.includes(pathname) ? searchParams.get('species_id') : undefined)
  if (species_id) return scopesOfSpecies(species_id)
  if (OF_ALL_LISTS.test(pathname)) return LISTS_OF_ALL
  if (OF_COUNTRY_FACTS.test(pathname)) return FACTS_OF_COUNTRY
  if (GLOSSARY_TRANSLATED.test(pathname)) return ['glossary_terms', 'translations']
  if (pathname === '/api/published-figures') return [...TRADE_OF_ALL, 'published_figures']
  // Flags may be sorted by what species are called in a language.
  if (pathname === '/api/screening') return [...TRADE_OF_ALL, 'common_names']
  return OF_ALL_TRADE.test(pathname) ? TRADE_OF_ALL : OF_TABLES[pathname]
}
