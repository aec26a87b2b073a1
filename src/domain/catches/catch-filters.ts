import { areasAmong, isTotalArea } from './catches-by-year.ts'

/** What the filters need of a catch record. */
interface FilteredCatch {
  country: { country_name: string } | null
  management_area: { area_name: string } | null
}

/** How catches are narrowed: by the names as published. */
export interface CatchFilters {
  country?: string
  area?: string
}

/** The countries and areas that the records of a species name. */
export function catchChoices(records: readonly FilteredCatch[]) {
  const names = (read: (record: FilteredCatch) => string | undefined) =>
    [...new Set(records.flatMap((record) => read(record) ?? []))].sort(inOrder)
  const areas = names(({ management_area }) => management_area?.area_name)
  return {
    countries: names(({ country }) => country?.country_name),
    /** The Total before the areas, which come in the order of their names and numbers. */
    areas: [...areas.filter(isTotalArea), ...areasAmong(areas)],
  }
}

export type CatchChoices = ReturnType<typeof catchChoices>

/**
 * Whether there is anything to choose: more than one country or more than one area.
 * Source: specification, document 2, section 2.6.
 */
export function canFilter({ countries, areas }: CatchChoices): boolean {
  return countries.length > 1 || areas.length > 1
}

/**
 * The records of one country, of one area or of both. Names match exactly.
 * Source: specification, document 2, section 5.
 */
export function filterCatches<Row extends FilteredCatch>(
  records: readonly Row[],
  { country, area }: CatchFilters,
): Row[] {
  return records.filter(
    (record) =>
      (country === undefined || record.country?.country_name === country) &&
      (area === undefined || record.management_area?.area_name === area),
  )
}

const inOrder = new Intl.Collator('en', { numeric: true }).compare
