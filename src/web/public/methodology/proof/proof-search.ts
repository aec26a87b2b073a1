import { FIGURE_SORTS, type FigureSort } from '#domain/proof/figure-sorts.ts'
import { PROOF_VERDICTS, type ProofVerdict } from '#domain/proof/proof-verdict.ts'
import { SPECIES_ID } from '#domain/species/species-id.ts'

/** The search of the address: whose figures are shown, with which verdict, in which order. */
export interface ProofSearch {
  species?: string | undefined
  verdict?: ProofVerdict | undefined
  /** By species without it. */
  sort?: FigureSort | undefined
  order?: 'descending' | undefined
}

/** Reads the address; what it cannot read is left out. */
export function proofSearch(given: Record<string, unknown>): ProofSearch {
  const species = typeof given.species === 'string' ? given.species.trim().toLowerCase() : ''
  const sort = FIGURE_SORTS.find((one) => one === given.sort)
  return {
    species: SPECIES_ID.test(species) ? species : undefined,
    verdict: PROOF_VERDICTS.find((one) => one === given.verdict),
    sort: sort === FIGURE_SORTS[0] ? undefined : sort,
    order: given.order === 'descending' ? 'descending' : undefined,
  }
}
