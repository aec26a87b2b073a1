/** A kind of record that is curated through the same list and form as every other. */
export interface RecordKind {
  /** Its list stands at /admin/{address}. */
  address: string
  /** Its words: `admin:records.{topic}`. */
  topic: string
  /** Finds a record of the catalogue that no journey changes; the catalogue has none of some kinds. */
  search?: string
}

export const RECORD_KINDS: RecordKind[] = [
  { address: 'species', topic: 'species', search: 'monodon' },
  { address: 'cites-listings', topic: 'cites_listings', search: 'monodon' },
  { address: 'cms-listings', topic: 'cms_listings', search: 'monodon' },
  { address: 'cms-assessments', topic: 'cms_assessments' },
  { address: 'trade-suspensions', topic: 'cites_trade_suspensions' },
  { address: 'cites-reservations', topic: 'cites_reservations' },
  { address: 'cites-export-quotas', topic: 'cites_export_quotas' },
  { address: 'iucn-assessments', topic: 'iucn_assessments', search: 'monodon' },
  { address: 'common-names', topic: 'common_names', search: 'monodon' },
  { address: 'species-synonyms', topic: 'species_synonyms', search: 'scandiacus' },
  { address: 'timeline-events', topic: 'timeline_events' },
  { address: 'references', topic: 'references', search: 'monodon' },
  { address: 'text-sources', topic: 'species_text_sources', search: 'monodon' },
  { address: 'subpopulations', topic: 'subpopulations' },
  { address: 'conservation-measures', topic: 'conservation_measures' },
  { address: 'distribution-ranges', topic: 'distribution_ranges' },
  { address: 'species-threats', topic: 'species_threats' },
  { address: 'catch-records', topic: 'catch_records', search: 'monodon' },
  { address: 'management-areas', topic: 'management_areas', search: 'inglefield' },
  { address: 'countries', topic: 'countries', search: 'iceland' },
  { address: 'families', topic: 'families', search: 'monodontidae' },
  { address: 'glossary', topic: 'glossary_terms', search: 'critically' },
]
