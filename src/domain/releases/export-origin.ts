import type { Dataset } from './datasets.ts'

/** What a file states about a dataset that its rows come from. */
export interface ExportedRelease {
  dataset: string
  title: string
  version: string | null
  covered_until: string | null
  retrieved_date: string | null
}

/** Where the rows of a file come from: the datasets, their releases, and the day of the export. */
export interface ExportOrigin {
  source: string
  release: string
  /** YYYY-MM-DD */
  date: string
}

const SEPARATOR = '; '

/**
 * The origin of rows that are exported on a day from those of these datasets that are loaded. A release is named by
 * its version and the last day that it covers, else by the day on which its files were saved.
 */
export function exportOrigin(
  releases: readonly ExportedRelease[],
  datasets: readonly Dataset[],
  date: string,
): ExportOrigin {
  const used = datasets.flatMap((name) => releases.find(({ dataset }) => dataset === name) ?? [])
  return {
    source: used.map(({ title }) => title).join(SEPARATOR),
    release: used.map((one) => `${one.title}: ${releaseName(one)}`).join(SEPARATOR),
    date,
  }
}

function releaseName({ version, covered_until, retrieved_date }: ExportedRelease): string {
  const until = covered_until && `to ${covered_until}`
  if (version) return until ? `${version} (${until})` : version
  return until ?? (retrieved_date ? `saved ${retrieved_date}` : 'no release number')
}

type Cell = string | number | null

/** A column of a file: its heading, and what it says of each thing that the file lists. */
export type ExportColumn<Listed> = readonly [heading: string, read: (listed: Listed) => Cell]

/** The rows of a file, headings first; every row states its origin and whether its figures are simulated. */
export function exportRows<Listed>(
  columns: readonly ExportColumn<Listed>[],
  listed: readonly Listed[],
  { source, release, date }: ExportOrigin,
  simulated?: string,
): Cell[][] {
  const origin = [source, release, date, simulated === undefined ? 'no' : 'yes', simulated ?? null]
  return [
    [...columns.map(([heading]) => heading), 'Source', 'Release', 'Date', 'Simulated', 'Note'],
    ...listed.map((one) => [...columns.map(([, read]) => read(one)), ...origin]),
  ]
}
