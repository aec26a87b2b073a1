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
