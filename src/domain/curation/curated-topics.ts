/**
 * Every kind of record that curators edit one by one, by its table and in the order of the back office: the last part
 * of the address of its screens and of its interface, and the part of the sidebar that it is in.
 */
export const CURATED_TOPICS = {
  species: { address: 'species', section: 'species' },
  common_names: { address: 'common-names', section: 'species' },
  species_synonyms: { address: 'species-synonyms', section: 'species' },
  families: { address: 'families', section: 'species' },
  subpopulations: { address: 'subpopulations', section: 'species' },
  distribution_ranges: { address: 'distribution-ranges', section: 'species' },
  species_threats: { address: 'species-threats', section: 'species' },
  cites_listings: { address: 'cites-listings', section: 'conservation' },
  iucn_assessments: { address: 'iucn-assessments', section: 'conservation' },
  cms_listings: { address: 'cms-listings', section: 'conservation' },
  cms_assessments: { address: 'cms-assessments', section: 'conservation' },
  cites_trade_suspensions: { address: 'trade-suspensions', section: 'conservation' },
  cites_reservations: { address: 'cites-reservations', section: 'conservation' },
  cites_export_quotas: { address: 'cites-export-quotas', section: 'conservation' },
  conservation_measures: { address: 'conservation-measures', section: 'conservation' },
  timeline_events: { address: 'timeline-events', section: 'conservation' },
  catch_records: { address: 'catch-records', section: 'trade' },
  glossary_terms: { address: 'glossary', section: 'reference' },
  references: { address: 'references', section: 'reference' },
  species_text_sources: { address: 'text-sources', section: 'reference' },
  countries: { address: 'countries', section: 'reference' },
  management_areas: { address: 'management-areas', section: 'reference' },
} as const

export type CuratedTopic = keyof typeof CURATED_TOPICS

/** The same, by name alone. */
export const CURATED_TOPIC_NAMES = Object.keys(CURATED_TOPICS) as CuratedTopic[]
