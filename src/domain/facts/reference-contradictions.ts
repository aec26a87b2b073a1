import type { RowFinding } from './fact-findings.ts'

export interface ReferenceFact {
  id: string
  year: number | null
  doi: string | null
}

/** Leaves room for works on animals from before Linnaeus. */
const FIRST_YEAR = 1600

/**
 * Works with an impossible year, a malformed DOI, or a year before the one in their DOI. A DOI may contain an earlier
 * year than that of the work: the year of its acceptance.
 */
export function referenceContradictions(works: readonly ReferenceFact[], currentYear: number): RowFinding[] {
  return works.flatMap(({ id, year, doi }) => {
    const found: RowFinding[] = []
    if (year !== null && (year < FIRST_YEAR || year > currentYear))
      found.push({ what: 'impossible_year', id })
    if (doi !== null && !DOI.test(doi)) found.push({ what: 'malformed_doi', id })
    if (year !== null && doi !== null && year < yearInDoi(doi)) found.push({ what: 'year_before_doi', id })
    return found
  })
}

const DOI = /^10\.\d{4,}\/\S+$/

/** The year between two separators of a DOI, as in 10.1016/j.cell.2014.03.054; 0 where there is none. */
const yearInDoi = (doi: string) =>
  Number(/[./](19\d\d|20\d\d)[./]/.exec(doi.slice(doi.indexOf('/')))?.[1] ?? 0)
