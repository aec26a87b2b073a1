import type { NotedValue, RefusedRow } from '#domain/releases/import-report.ts'
import { detached } from './files/detached.ts'

/** Longer than any name or word of a table; a damaged cell may be as long as its file. */
const LONGEST_WORDS = 300

/** What an importer notes while it reads; becomes the report. */
export class ImportNotes {
  read = 0
  readonly refused: RefusedRow[] = []
  readonly leftAside: string[] = []
  readonly #skipped = new Map<string, number>()
  readonly #noted = new Map<string, NotedValue>()

  refuse(row: RefusedRow): void {
    this.refused.push({ ...row, reason: inShort(row.reason) })
  }

  /** Forgets what was noted of rows, which are read once more. */
  forgetRows(): void {
    this.read = 0
    this.refused.length = 0
    this.#skipped.clear()
    this.#noted.clear()
  }

  skip(given: string, rows = 1): void {
    const name = inShort(given)
    const known = this.#skipped.get(name)
    this.#skipped.set(known === undefined ? detached(name) : name, (known ?? 0) + rows)
  }

  /** Notes that a column's value was stored otherwise than reported, or stored though unknown. */
  note({ column, rows, ...value }: NotedValue): void {
    const reported = inShort(value.reported)
    const stored = value.stored === null ? null : inShort(value.stored)
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

const inShort = (text: string) => (text.length > LONGEST_WORDS ? `${text.slice(0, LONGEST_WORDS)}…` : text)

const mostRowsFirst = (a: { rows: number }, b: { rows: number }) => b.rows - a.rows
