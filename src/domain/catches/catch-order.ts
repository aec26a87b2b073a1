import { isTotalArea } from './catches-by-year.ts'

/** What decides where a catch record stands in a list. */
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

const yearOf = ({ year }: OrderedCatch) => year ?? 0
const areaOf = ({ management_area }: OrderedCatch) => management_area?.area_name ?? null
