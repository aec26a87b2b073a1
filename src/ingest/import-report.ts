import { detached } from './files/detached.ts'

/** A row that was not imported, and why. `line` counts from 1, the header. */
export interface RefusedRow {
  file: string
  line: number | null
  column: string | null
  reason: string
}

/** A value that an import kept as it was or put into its one spelling, and in how many rows. */
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
  /** Words and codes outside the vocabularies, kept as reported. */
  unknown: NotedValue[]
  /** Values put into their one spelling. */
  cleaned: NotedValue[]
  /** Files that the refused rows were written to, by --skip-invalid. */
  refused_files: string[]
  checksum: string | null
  first_year: number | null
  last_year: number | null
  last_complete_year: number | null
}

/** What an importer notes while it reads; becomes the report. */
export class ImportNotes {
  read = 0
  readonly refused: RefusedRow[] = []
  readonly leftAside: string[] = []
  readonly #skipped = new Map<string, number>()
  readonly #noted = new Map<string, NotedValue>()

  refuse(row: RefusedRow): void {
    this.refused.push(row)
  }

  skip(name: string, rows = 1): void {
    const known = this.#skipped.get(name)
    this.#skipped.set(known === undefined ? detached(name) : name, (known ?? 0) + rows)
  }

  /** Keeps in mind that a column's value was stored otherwise than reported, or stored though unknown. */
  note({ column, reported, stored, rows }: NotedValue): void {
    const key = `${column}\n${reported}\n${stored}`
    const known = this.#noted.get(key)
    this.#noted.set(key, { column, reported, stored, rows: rows + (known?.rows ?? 0) })
  }

  get skipped(): { name: string; rows: number }[] {
    return [...this.#skipped].map(([name, rows]) => ({ name, rows })).toSorted(mostRowsFirst)
  }

  get unknown(): NotedValue[] {
    return this.#values((value) => value.stored === value.reported)
  }

  get cleaned(): NotedValue[] {
    return this.#values((value) => value.stored !== value.reported)
  }

  #values(belongs: (value: NotedValue) => boolean): NotedValue[] {
    return [...this.#noted.values()].filter(belongs).toSorted(mostRowsFirst)
  }
}

const mostRowsFirst = (a: { rows: number }, b: { rows: number }) => b.rows - a.rows
