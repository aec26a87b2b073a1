import type { SpeciesDetail } from '#contract/species-contract.ts'
import { commonName } from '#domain/species/common-name.ts'
import type { Words } from './words.ts'

/** 'Narwhal (Monodon monoceros)', as in running text. Source: specification, document 1, section 2.2. */
export function speciesSubject(species: SpeciesDetail, t: Words): string {
  const { scientific_name } = species
  const common = commonName(species, t.language)
  return common === undefined
    ? scientific_name
    : t('species:page.title', { common, scientific: scientific_name })
}
