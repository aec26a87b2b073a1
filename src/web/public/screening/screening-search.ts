import { SPECIES_ID } from '#domain/species/species-id.ts'
import {
  FLAG_SORTS,
  type FlagSort,
  SCREENING_CRITERIA,
  type ScreeningCriterion,
} from '#domain/trade/screening-criteria.ts'

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
  order?: 'ascending' | 'descending' | undefined
}

const COUNTRY = /^[A-Z]{2}$/

/** Reads the address; what it cannot read is left out. */
export function screeningSearch(given: Record<string, unknown>): ScreeningSearch {
  const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
  const species = textOf(given.species).toLowerCase()
  const exporter = textOf(given.exporter).toUpperCase()
  const sort = FLAG_SORTS.find((one) => one === given.sort)
  return {
    species: SPECIES_ID.test(species) ? species : undefined,
    exporter: COUNTRY.test(exporter) ? exporter : undefined,
    criterion: SCREENING_CRITERIA.find((one) => one === given.criterion),
    sort: sort === 'times' ? undefined : sort,
    order: given.order === 'ascending' || given.order === 'descending' ? given.order : undefined,
  }
}
