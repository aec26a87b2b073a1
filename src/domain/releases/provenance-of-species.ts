import type { ReleasePart } from './dataset-provenance.ts'
import { releaseOfSpecies } from './release-of-species.ts'

/**
 * Trade records in use as those of one species: what the release that they come from says. Other datasets, and datasets of a
 * single release, stay as they are.
 */
export function provenanceOfSpecies<
  Dataset extends Omit<ReleasePart, 'covers'> & { dataset: string; releases: ReleasePart[] },
>(whole: Dataset, scientific_name: string): Dataset {
  const own = whole.dataset === 'cites_trade' ? releaseOfSpecies(whole.releases, scientific_name) : undefined
  if (own === undefined || whole.releases.length === 1) return whole
  const { covers: _, ...said } = own
  return { ...whole, ...said, releases: [own] }
}
