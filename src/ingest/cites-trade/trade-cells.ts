import { csvCell } from '#database/csv-text.ts'
import type { TradeColumn } from '#database/trade/trade-records-changes.ts'
import { TRADE_APPENDICES } from '#domain/listings/appendix.ts'
import { isExactNumber } from '#domain/trade/exact-number.ts'
import { isKnownTerm, normaliseTerm } from '#domain/trade/terms.ts'
import { FIRST_CITES_YEAR, PURPOSES, REPORTER_TYPES, SOURCES } from '#domain/trade/trade-vocabulary.ts'
import { isKnownUnit, normaliseUnit } from '#domain/trade/units.ts'
import { notADecimal, plainDecimal } from '../decimal-text.ts'
import { detached } from '../files/detached.ts'
import type { ImportNotes } from '../import-notes.ts'

/** Why a cell cannot be stored. */
export class RefusedCell {
  readonly reason: string

  constructor(reason: string) {
    this.reason = reason
  }
}

/** Reads a published cell into the text that COPY stores, or says why it cannot. */
export type ReadCell = (reported: string) => string | RefusedCell

/** What is stored for a reported value; `known` tells whether the vocabularies have it. */
interface Reading {
  stored: string | null
  known: boolean
}

const WHOLE_NUMBER = /^\d{1,15}$/

/** How each column of a trade record is read, whichever layout it comes in, and what there was to note. */
export class TradeCells {
  readonly read: Record<Exclude<TradeColumn, 'species_id'>, ReadCell>
  readonly #columns: RepeatingColumn[] = []

  constructor({
    currentYear,
    isKnownCountry,
  }: { currentYear: number; isKnownCountry: (code: string) => boolean }) {
    const country = (heading: string) =>
      this.#repeating(heading, (cell) => coded(cell, (code) => isKnownCountry(code)))
    const code = (heading: string, vocabulary: readonly string[]) =>
      this.#repeating(heading, (cell) => coded(cell, (value) => vocabulary.includes(value)))
    const text = (heading: string) => this.#repeating(heading, cleanText)

    this.read = {
      record_id: (cell) =>
        WHOLE_NUMBER.test(cell) ? cell : new RefusedCell(`'${cell}' is not a whole number`),
      year: this.#repeating('year', (cell) => yearBetween(cell, FIRST_CITES_YEAR, currentYear)),
      appendix: this.#repeating('appendix', (cell) => oneOf(cell, TRADE_APPENDICES)),
      taxon: text('taxon'),
      class: text('class'),
      order_name: text('order'),
      family: text('family'),
      genus: text('genus'),
      term: this.#repeating('term', term),
      quantity: (cell) => (cell === '' ? '' : quantity(cell)),
      unit: this.#repeating('unit', (cell) => {
        const stored = normaliseUnit(cell)
        return { stored, known: isKnownUnit(stored) }
      }),
      importer: country('importer'),
      exporter: country('exporter'),
      origin: country('origin'),
      purpose: code('purpose', PURPOSES),
      source: code('source', SOURCES),
      reporter_type: this.#repeating('reporter', (cell) => oneOf(cell, REPORTER_TYPES)),
      import_permit: permit,
      export_permit: permit,
      origin_permit: permit,
    }
  }

  noteInto(notes: ImportNotes): void {
    for (const column of this.#columns) column.noteInto(notes)
  }

  #repeating(heading: string, read: (reported: string) => Reading | RefusedCell): ReadCell {
    const column = new RepeatingColumn(heading, read)
    this.#columns.push(column)
    return (reported) => column.read(reported)
  }
}

interface SeenValue {
  reported: string
  cell: string | RefusedCell
  reading: Reading | undefined
  rows: number
}

/** A column of few distinct values: each is looked at once, however many rows carry it. */
class RepeatingColumn {
  readonly #heading: string
  readonly #readNew: (reported: string) => Reading | RefusedCell
  readonly #seen = new Map<string, SeenValue>()
  /** Rows come in groups, so the value of the row before is the likeliest. */
  #latest: SeenValue | undefined

  constructor(heading: string, readNew: (reported: string) => Reading | RefusedCell) {
    this.#heading = heading
    this.#readNew = readNew
  }

  read(reported: string): string | RefusedCell {
    if (this.#latest === undefined || this.#latest.reported !== reported) {
      this.#latest = this.#seen.get(reported) ?? this.#add(detached(reported))
    }
    this.#latest.rows += 1
    return this.#latest.cell
  }

  #add(reported: string): SeenValue {
    const reading = this.#readNew(reported)
    const seen =
      reading instanceof RefusedCell
        ? { reported, cell: reading, reading: undefined, rows: 0 }
        : { reported, cell: csvCell(reading.stored), reading, rows: 0 }
    this.#seen.set(reported, seen)
    return seen
  }

  noteInto(notes: ImportNotes): void {
    for (const { reported, reading, rows } of this.#seen.values()) {
      if (reading === undefined || (reading.known && (reading.stored ?? '') === reported)) continue
      notes.note({ column: this.#heading, reported, stored: reading.stored, rows })
    }
  }
}

function yearBetween(reported: string, first: number, last: number): Reading | RefusedCell {
  const cell = reported.trim()
  if (!/^\d{4}$/.test(cell)) return new RefusedCell(`'${cell}' is not a year`)
  if (Number(cell) < first || Number(cell) > last) {
    return new RefusedCell(`${cell} lies outside ${first} to ${last}`)
  }
  return { stored: cell, known: true }
}

function oneOf(reported: string, vocabulary: readonly string[]): Reading | RefusedCell {
  const cell = reported.trim()
  return vocabulary.includes(cell)
    ? { stored: cell, known: true }
    : new RefusedCell(`'${cell}' is none of ${vocabulary.join(', ')}`)
}

function term(reported: string): Reading | RefusedCell {
  const stored = normaliseTerm(reported)
  return stored === '' ? new RefusedCell('it is empty') : { stored, known: isKnownTerm(stored) }
}

/** A code in capitals; 'NA' is Namibia and not an empty cell. */
function coded(reported: string, isKnown: (code: string) => boolean): Reading {
  const code = reported.trim().toUpperCase()
  return code === '' ? { stored: null, known: true } : { stored: code, known: isKnown(code) }
}

function cleanText(reported: string): Reading {
  return { stored: reported.trim().replaceAll(/\s+/g, ' ') || null, known: true }
}

/** What the files of a release hold to its last digit; anything longer would be another figure there. */
function quantity(reported: string): string | RefusedCell {
  const decimal = plainDecimal(reported) ?? decimalWithSpaces(reported)
  if (decimal instanceof RefusedCell || isExactNumber(decimal)) return decimal
  return new RefusedCell(`'${reported}' has more digits than can be kept exactly`)
}

function decimalWithSpaces(reported: string): string | RefusedCell {
  const cell = reported.trim()
  return cell === '' ? '' : (plainDecimal(cell) ?? new RefusedCell(notADecimal(cell)))
}

const permit: ReadCell = (reported) => (reported === '' ? '' : csvCell(reported.trim() || null))
