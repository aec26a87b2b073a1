import { count, type Sentence, sentences, share, year } from '../trade/explained/sentence.ts'

/** A year of a catch chart. Null is what was not reported, or what cannot be compared. */
interface CaughtYear {
  year: number
  catch_total: number | null
  quota_amount: number | null
  above_quota: boolean | null
}

/** What a chart of catches shows: the largest and the last one, how often the quota was exceeded, and years without a report. */
export function catchesInWords(years: readonly CaughtYear[]): Sentence[] {
  return sentences(largestCatch(years), aboveQuota(years), yearsWithoutCatch(years))
}

/** The year with the largest reported catch beside the last one with a report; nothing where two are alike. */
export function largestCatch(years: readonly CaughtYear[]): Sentence | undefined {
  const reported = years.flatMap(({ year: ofYear, catch_total }) =>
    catch_total === null ? [] : [{ year: ofYear, caught: catch_total }],
  )
  const most = Math.max(0, ...reported.map(({ caught }) => caught))
  const [peak, ...others] = reported.filter(({ caught }) => caught === most)
  const last = reported.at(-1)
  if (peak === undefined || last === undefined || most === 0 || others.length > 0 || reported.length < 2) {
    return undefined
  }
  const values = { year: year(peak.year), most: count(most) }
  return last.year === peak.year
    ? { key: 'catches.peakIsLast', values }
    : { key: 'catches.peakAndLast', values: { ...values, last: year(last.year), caught: count(last.caught) } }
}

/** In how many of the years with both figures the catch is above the quota, and the share of it that was caught in all. */
export function aboveQuota(years: readonly CaughtYear[]): Sentence | undefined {
  const compared = years.flatMap(({ catch_total, quota_amount, above_quota }) =>
    above_quota === null || catch_total === null || quota_amount === null
      ? []
      : [{ caught: catch_total, quota: quota_amount, isAbove: above_quota }],
  )
  const quota = compared.reduce((sum, one) => sum + one.quota, 0)
  if (compared.length === 0 || quota === 0) return undefined
  const above = compared.filter(({ isAbove }) => isAbove).length
  const caught = compared.reduce((sum, one) => sum + one.caught, 0)
  return {
    key: above === 0 ? 'catches.neverAbove' : 'catches.above',
    count: compared.length,
    values: { above: count(above), compared: count(compared.length), share: share(caught, quota) },
  }
}

/** How many of the years shown have no report of a catch. */
export function yearsWithoutCatch(years: readonly CaughtYear[]): Sentence | undefined {
  const [first, last] = [years[0]?.year, years.at(-1)?.year]
  if (first === undefined || last === undefined) return undefined
  const reported = years.filter(({ catch_total }) => catch_total !== null).length
  const without = last - first + 1 - reported
  if (without <= 0 || reported === 0) return undefined
  return { key: 'catches.without', count: without, values: { years: count(without) } }
}
