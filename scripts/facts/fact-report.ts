import { FACT_PROBLEMS, type FactProblem } from '#domain/facts/fact-findings.ts'
import type { Finding, SpeciesFacts } from '#domain/facts/find-in-facts.ts'
import { firstTradeYears } from '#domain/facts/trade-disagreements.ts'
import type { FileCounts, ProblemCounts } from './fact-counts.ts'

const HEADINGS: Readonly<Record<FactProblem, string>> = {
  contradicting: 'contradicting',
  without_source: 'without source',
  trade_disagrees: 'trade disagrees',
  second_hand: 'second-hand',
  unchecked: 'unchecked',
}

/** A table of the counts by file, with the total and the limits. */
export function countsTable(
  files: readonly FileCounts[],
  sum: ProblemCounts,
  limits: Record<string, number>,
): string {
  const columns = FACT_PROBLEMS.map((problem) => HEADINGS[problem])
  const line = (title: string, cells: readonly (string | number)[]) =>
    title.padEnd(30) + cells.map((cell) => String(cell).padStart(17)).join('')
  const counts = (one: ProblemCounts) => FACT_PROBLEMS.map((problem) => one[problem])
  const rows = files.reduce((all, file) => all + file.rows, 0)
  return [
    line('', ['rows', ...columns]),
    ...files.map((file) => line(file.file, [file.rows, ...counts(file)])),
    line('total', [rows, ...counts(sum)]),
    line('limit', ['', ...FACT_PROBLEMS.map((problem) => limits[problem] ?? '')]),
  ].join('\n')
}

/** A finding as one line: its kind, species and row. */
export function findingLine({ what, table, id, species_id, record, trade }: Finding): string {
  const place = trade
    ? `Appendix ${trade.appendix}: ${recordsOf(trade.records)}, ${yearsOf(trade)}`
    : `${record ?? ''} (${id.includes(':') ? id : table})`
  return [what.replaceAll('_', ' ').padEnd(30), (species_id ?? '').padEnd(28), place].join(' ')
}

/** The first trade year of every species and appendix, with the listing in force in that year. */
export function firstTradeTable(species: readonly SpeciesFacts[]): string[] {
  return species.flatMap(({ species_id, listings, trade }) =>
    firstTradeYears(listings, trade ?? []).map(({ appendix, year, records, listing_date }) =>
      [
        species_id.padEnd(30),
        appendix.padEnd(4),
        year,
        recordsOf(records).padStart(14),
        ` ${listing_date === null ? 'no listing' : `listed since ${listing_date}`}`,
      ].join(' '),
    ),
  )
}

const yearsOf = ({ first_year, last_year }: { first_year: number; last_year: number }) =>
  first_year === last_year ? String(first_year) : `${first_year}–${last_year}`

const recordsOf = (records: number) => `${records} ${records === 1 ? 'record' : 'records'}`
