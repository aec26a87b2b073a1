import { SORT_ORDERS, type SortOrder } from '#domain/curation/record-lists.ts'
import { SPECIES_ID } from '#domain/species/species-id.ts'
import {
  FLAG_SORTS,
  type FlagSort,
  SCREENING_CRITERIA,
  type ScreeningCriterion,
} from '#domain/trade/screening-criteria.ts'
import { oneOf, textIn } from '#web/address-values.ts'

/** The search of the address: which flags are shown, in which order. */
export interface ScreeningSearch {
  /** The id of a species. */
  species?: string | undefined
  /** The code of a country. */
  exporter?: string | undefined
  criterion?: ScreeningCriterion | undefined
  /** By times the threshold without it. */
  sort?: FlagSort | undefined
  /** Absent in the order that a column begins with. */
  order?: SortOrder | undefined
}

const COUNTRY = /^[A-Z]{2}$/

/** Reads the address; what it cannot read is left out. */
export function screeningSearch(given: Record<string, unknown>): ScreeningSearch {
  const species = textIn(given.species).trim().toLowerCase()
  const exporter = textIn(given.exporter).trim().toUpperCase()
  const sort = oneOf(FLAG_SORTS, given.sort)
  return {
    species: SPECIES_ID.test(species) ? species : undefined,
    exporter: COUNTRY.test(exporter) ? exporter : undefined,
    criterion: oneOf(SCREENING_CRITERIA, given.criterion) || undefined,
    sort: sort === '' || sort === 'times' ? undefined : sort,
    order: oneOf(SORT_ORDERS, given.order) || undefined,
  }
}
