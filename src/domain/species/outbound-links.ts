/** The page of a species on the IUCN Red List; null where the numbers it is built from are not known. */
export function redListAddress(sis_id: number | null, assessment_id: number | null): string | null {
  return sis_id === null || assessment_id === null
    ? null
    : `https://www.iucnredlist.org/species/${sis_id}/${assessment_id}`
}

/** Where Species+ answers for a scientific name with its CITES listings. */
export function speciesPlusAddress(scientific_name: string): string {
  return `https://www.speciesplus.net/species#/taxon_concepts?taxonomy=cites_eu&taxon_concept_query=${encodeURIComponent(scientific_name)}`
}

/** The appendices of CITES in force. */
export const CITES_APPENDICES_ADDRESS = 'https://cites.org/eng/app/appendices.php'

/** Every shipment that parties to CITES have reported. */
export const CITES_TRADE_DATABASE_ADDRESS = 'https://trade.cites.org'

/** The species of the Convention on Migratory Species. */
export const CMS_SPECIES_ADDRESS = 'https://www.cms.int/en/species'

/** The search of Species+, which lists the appendices of CMS, for a scientific name. */
export function cmsSearchAddress(scientific_name: string): string {
  return `https://www.speciesplus.net/species#/taxon_concepts?taxonomy=cms&taxon_concept_query=${encodeURIComponent(scientific_name)}`
}

/** Where the IUCN Red List is asked for a scientific name, while the number of the assessment is not known. */
export function redListSearchAddress(scientific_name: string): string {
  return `https://www.iucnredlist.org/search?query=${encodeURIComponent(scientific_name)}&searchType=species`
}

/** The encyclopedia's article of a scientific name, or what it finds for it. */
export function wikipediaAddress(scientific_name: string): string {
  return `https://en.wikipedia.org/wiki/Special:Search?search=${encodeURIComponent(scientific_name)}`
}
