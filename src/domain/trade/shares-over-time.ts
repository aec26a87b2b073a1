import type { ShownYears } from './shown-years.ts'
import { SOURCE_GROUPS, type SourceGroup, sourceGroup } from './source-groups.ts'
import { isCompleteYear } from './trade-caveats.ts'
import type { TradeView, ValueRecordsByYear } from './trade-view.ts'

/** One part of every year: records per year of `records_by_year`. */
export interface PartByYear<Id> {
  id: Id
  records: number
  by_year: readonly number[]
}

/** Sources by their groups; codes of no group are together under null. Empty groups are left out. */
export function sourceGroupsByYear(sources: readonly ValueRecordsByYear[]): PartByYear<SourceGroup | null>[] {
  const groups = Map.groupBy(sources, ({ value }) => sourceGroup(value))
  return [...SOURCE_GROUPS, null].flatMap((group) => {
    const ofGroup = groups.get(group)
    return ofGroup === undefined ? [] : [together(group, ofGroup)]
  })
}

/** A part below this share of all records is in none of the years worth a colour. */
const SMALLEST = 0.02

/** Purposes with two per cent of the records or more; the others together under 'other', those not stated under null. */
export function purposesByYear(purposes: readonly ValueRecordsByYear[]): PartByYear<string | null>[] {
  const all = purposes.reduce((sum, { records }) => sum + records, 0)
  const isLarge = ({ value, records }: ValueRecordsByYear) => value === null || records >= SMALLEST * all
  const small = purposes.filter((one) => !isLarge(one))
  const stated = purposes.filter((one) => isLarge(one) && one.value !== null)
  const blank = purposes.filter(({ value }) => value === null)
  return [
    ...stated.map((one) => together(one.value, [one])),
    ...(small.length === 0 ? [] : [together('other', small)]),
    ...blank.map((one) => together(null, [one])),
  ]
}

function together<Id>(id: Id, values: readonly ValueRecordsByYear[]): PartByYear<Id> {
  const [first] = values
  return {
    id,
    records: values.reduce((sum, { records }) => sum + records, 0),
    by_year: (first?.by_year ?? []).map((_, place) =>
      values.reduce((sum, { by_year }) => sum + (by_year[place] ?? 0), 0),
    ),
  }
}

/** The records of every part in every year of the chart; a year without records has none of any. */
export function yearsOfParts(
  parts: readonly PartByYear<unknown>[],
  { records_by_year, last_complete_year }: Pick<TradeView, 'records_by_year' | 'last_complete_year'>,
  { first, last }: ShownYears,
) {
  const placeOf = new Map(records_by_year.map(({ year }, place) => [year, place]))
  return Array.from({ length: last - first + 1 }, (_, offset) => {
    const year = first + offset
    const place = placeOf.get(year)
    const ofYear = parts.map(({ by_year }) => (place === undefined ? 0 : (by_year[place] ?? 0)))
    return {
      year,
      records: ofYear.reduce((sum, records) => sum + records, 0),
      parts: ofYear,
      /** Whether the release holds the year in full. */
      complete: isCompleteYear(year, last_complete_year),
    }
  })
}

/** A year of the chart: the records of each part, in the order of the parts. */
export type YearOfParts = ReturnType<typeof yearsOfParts>[number]
