import type { ShownYears } from '../shown-years.ts'
import { isCompleteYear } from '../trade-caveats.ts'
import type { TradeView } from '../trade-view.ts'
import { count, type Sentence, sentences, year } from './sentence.ts'

type Counted = Pick<
  TradeView,
  'records_by_year' | 'exporters_records' | 'importers_records' | 'last_complete_year'
>

/** What the chart of records per year shows: how many, by whom, when most, and where they end. */
export function recordsInWords(view: Counted, years: ShownYears): Sentence[] {
  if (view.records_by_year.length === 0) return []
  return sentences(allRecords(view, years), peakOfRecords(view, years), endOfRecords(view, years))
}

/** How many records there are, and whose they are. */
export function allRecords(
  { exporters_records, importers_records }: Counted,
  { first, last }: ShownYears,
): Sentence {
  const all = exporters_records + importers_records
  const key =
    importers_records === 0
      ? 'records.exporters'
      : exporters_records === 0
        ? 'records.importers'
        : 'records.both'
  return {
    key,
    count: all,
    values: {
      records: count(all),
      years: { as: 'years', first, last },
      exporters: count(exporters_records),
      importers: count(importers_records),
    },
  }
}

/** The year with the most records beside the last complete one; nothing of a single year, or of single records. */
export function peakOfRecords(
  { records_by_year, last_complete_year }: Counted,
  { first, last }: ShownYears,
): Sentence | undefined {
  if (first === last) return undefined
  const recordsIn = new Map(records_by_year.map((one) => [one.year, one.exporters + one.importers]))
  const most = Math.max(...recordsIn.values())
  const peaks = [...recordsIn].filter(([, records]) => records === most).map(([ofYear]) => ofYear)
  const [peak, ...others] = peaks
  if (peak === undefined || most === 1) return undefined
  if (others.length > 0) {
    return { key: 'records.tied', count: most, values: { most: count(most), years: count(peaks.length) } }
  }
  const values = { year: year(peak), most: count(most) }
  if (last_complete_year === null || last_complete_year > last || last_complete_year < first) {
    return { key: 'records.peak', count: most, values }
  }
  if (last_complete_year === peak) return { key: 'records.peakIsLast', count: most, values }
  const ofLast = recordsIn.get(last_complete_year) ?? 0
  return {
    key: 'records.peakAndLast',
    count: ofLast,
    values: { ...values, last: year(last_complete_year), records: count(ofLast) },
  }
}

/** That records end before the years do, that years are incomplete, or that there are years without records. */
export function endOfRecords(
  { records_by_year, last_complete_year }: Counted,
  { first, last }: ShownYears,
): Sentence | undefined {
  const lastWithRecords = records_by_year.at(-1)?.year ?? last
  if (lastWithRecords < last) {
    return {
      key: 'records.stopped',
      values: {
        year: year(lastWithRecords),
        years: { as: 'years', first: lastWithRecords + 1, last },
      },
    }
  }
  if (!isCompleteYear(last, last_complete_year)) return incompleteYears(last_complete_year, { first, last })
  const empty = last - first + 1 - records_by_year.length
  return empty === 0 ? undefined : { key: 'records.empty', count: empty, values: { years: count(empty) } }
}

/** Which of the years shown the release does not hold in full. */
export function incompleteYears(
  lastCompleteYear: number | null,
  { first, last }: ShownYears,
): Sentence | undefined {
  if (isCompleteYear(last, lastCompleteYear) || lastCompleteYear === null) return undefined
  const from = Math.max(first, lastCompleteYear + 1)
  return { key: 'incomplete', values: { years: { as: 'years', first: from, last } } }
}
