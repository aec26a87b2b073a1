import type { SpeciesTab } from '../species/species-tabs.ts'

type Row = Readonly<Record<string, unknown>>

/** The part of a species' page that shows records of each kind. */
const SPECIES_TAB: Readonly<Record<string, SpeciesTab>> = {
  common_names: 'overview',
  species_synonyms: 'overview',
  distribution_ranges: 'overview',
  species_threats: 'overview',
  references: 'overview',
  species_text_sources: 'overview',
  subpopulations: 'conservation',
  cites_listings: 'conservation',
  iucn_assessments: 'conservation',
  cms_listings: 'conservation',
  cites_trade_suspensions: 'conservation',
  cites_reservations: 'conservation',
  cites_export_quotas: 'conservation',
  conservation_measures: 'conservation',
  timeline_events: 'conservation',
  catch_records: 'catch',
}

/** The part of a species' page that shows records of this kind; catches name the area they are of. */
export const speciesTabOf = (topic: string): SpeciesTab =>
  topic === 'management_areas' ? 'catch' : (SPECIES_TAB[topic] ?? 'overview')

/**
 * The address of the public page that shows a record of this kind; undefined for what has none of its own, as areas of
 * catches, and for a record that is not stored yet.
 */
export function publicPageOf(topic: string, row: Row): string | undefined {
  const { id, species_id, country_code, family_name, term } = row
  if (typeof id !== 'string') return undefined
  if (topic === 'species') return `/species/${id}`
  if (topic === 'glossary_terms') return `/glossary?search=${encodeURIComponent(String(term))}`
  if (topic === 'countries') return country_code ? `/countries/${country_code}` : undefined
  if (topic === 'families') return `/gallery?family=${encodeURIComponent(String(family_name))}`
  const tab = SPECIES_TAB[topic]
  if (tab === undefined || typeof species_id !== 'string') return undefined
  return tab === 'overview' ? `/species/${species_id}` : `/species/${species_id}?tab=${tab}`
}
