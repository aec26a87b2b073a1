import type { Extent } from './coverage.ts'

/** What a release covers and what stays, in the operator's terms. */
export interface CoverageReport {
  extent: Extent
  /** The species that it is about, and how many rows each has now and would have. */
  species: { scientific_name: string; before: number; after: number }[]
  /** Rows in use that it leaves as they are, and of how many species. */
  staying: { rows: number; species: number }
  /** The species that would lose most rows: its name has to be typed. */
  confirm: string | null
}

/** A row that was not imported, and why. `line` counts from 1, the header. */
export interface RefusedRow {
  file: string
  line: number | null
  column: string | null
  reason: string
}

/** A value that an import stored as reported or in its one spelling, and in how many rows. */
export interface NotedValue {
  column: string
  reported: string
  /** What is stored; the same as reported where a word or code is not known. */
  stored: string | null
  rows: number
}

/** What an import did, in the operator's terms. */
export interface ImportReport {
  source: string
  /** stored; checked by a dry run that wrote nothing; refused, with the earlier data left as it was. */
  outcome: 'stored' | 'checked' | 'refused'
  read: number
  /** Rows stored, or that would be by an import without --dry-run. */
  stored: number
  /** Rows of other taxa, by the name they carry, most rows first. */
  skipped: { name: string; rows: number }[]
  refused: RefusedRow[]
  /** Files beside the tables that are none, such as a README. */
  left_aside: string[]
  /** Words and codes outside the vocabularies, stored as reported. */
  unknown: NotedValue[]
  /** Values put into their one spelling. */
  cleaned: NotedValue[]
  /** Files that the refused rows were written to, by --skip-invalid. */
  refused_files: string[]
  checksum: string | null
  first_year: number | null
  last_year: number | null
  last_complete_year: number | null
  /** Absent where nothing could be read, and in what the back office stores, which has it beside. */
  coverage?: CoverageReport
}

/** How far an import is. Bytes are those of the files on disk. */
export interface ImportProgress {
  phase: 'reading' | 'storing' | 'done'
  rows: number
  bytes: number
  ofBytes: number
}

/** A report as it is stored: of refused rows as many as a person reads, and how many there are in all. */
export interface StoredReport extends ImportReport {
  refused_rows: number
}

const KEPT_ROWS = 500

/** Shortens the lists that a damaged file can make as long as itself. */
export function storedReport(report: ImportReport): StoredReport {
  return {
    ...report,
    refused_rows: report.refused.length,
    refused: report.refused.slice(0, KEPT_ROWS),
    skipped: report.skipped.slice(0, KEPT_ROWS),
    unknown: report.unknown.slice(0, KEPT_ROWS),
    cleaned: report.cleaned.slice(0, KEPT_ROWS),
  }
}
