import { isTotalArea } from './catches-by-year.ts'

/** What decides where a catch record is in a list. */
interface OrderedCatch {
  year: number | null
  country: { country_name: string } | null
  management_area: { area_name: string } | null
}

const byName = new Intl.Collator('en', { numeric: true }).compare

/** The newest year first, then country by country, each with its Total before its areas; periods of several years last. */
export function newestCatchesFirst<Row extends OrderedCatch>(records: readonly Row[]): Row[] {
  return records.toSorted(
    (a, b) =>
      yearOf(b) - yearOf(a) ||
      byName(a.country?.country_name ?? '', b.country?.country_name ?? '') ||
      Number(isTotalArea(areaOf(b))) - Number(isTotalArea(areaOf(a))) ||
      byName(areaOf(a) ?? '', areaOf(b) ?? ''),
  )
}

/** How many records a list begins with. Source: supplement, section 2, "Page sizes". */
const LISTED_FIRST = 20

/**
 * What a list begins with: the first records of their order, and every period of several years, which no
 * chart shows. Source: supplement, section 9.
 */
export function catchesInBrief<Row extends OrderedCatch>(inOrder: readonly Row[]): Row[] {
  const dated = inOrder.filter(({ year }) => year !== null)
  const periods = inOrder.filter(({ year }) => year === null)
  return [...dated.slice(0, LISTED_FIRST), ...periods]
}

const yearOf = ({ year }: OrderedCatch) => year ?? 0
const areaOf = ({ management_area }: OrderedCatch) => management_area?.area_name ?? null
