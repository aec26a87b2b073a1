import { CURATED_TOPIC_NAMES, CURATED_TOPICS, type CuratedTopic } from '#domain/curation/curated-topics.ts'

/** What finds a record of the catalogue that no journey changes; the catalogue has none of the other kinds. */
const SEARCHES: Partial<Record<CuratedTopic, string>> = {
  species: 'monodon',
  cites_listings: 'monodon',
  cms_listings: 'monodon',
  iucn_assessments: 'monodon',
  common_names: 'monodon',
  species_synonyms: 'scandiacus',
  references: 'monodon',
  species_text_sources: 'monodon',
  catch_records: 'monodon',
  management_areas: 'inglefield',
  countries: 'iceland',
  families: 'monodontidae',
  glossary_terms: 'critically',
}

/** Every kind of record that is curated through the same list and form as every other. */
export const RECORD_KINDS = CURATED_TOPIC_NAMES.map((topic) => ({
  topic,
  address: CURATED_TOPICS[topic].address,
  search: SEARCHES[topic],
}))
