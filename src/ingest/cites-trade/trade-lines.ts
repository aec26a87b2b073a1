import { TRADE_COLUMNS, type TradeColumn } from '#database/trade/trade-records-changes.ts'
import { findColumns } from '../files/columns.ts'
import type { TradeCells } from './trade-cells.ts'

/** A published row read into lines for COPY, or the column and reason that forbid it. */
type ReadRow = (
  cells: readonly string[],
  species_id: string,
) => { lines: string; records: number } | { column: string; reason: string }

/** How one layout of the CITES Trade Database is read. */
export interface TradeLayout {
  /** Comparative tabulations are sums, so their rows are not shipments. */
  aggregated: boolean
  taxonAt: number
  /** Where the publisher's own id stands, in layouts that have one. */
  idAt: number | undefined
  yearAt: number
  readRow: ReadRow
}

type Headings = Partial<Record<TradeColumn, string>>

/** The published headings that both layouts share. */
const SHARED = {
  year: 'Year',
  taxon: 'Taxon',
  class: 'Class',
  order_name: 'Order',
  family: 'Family',
  genus: 'Genus',
  term: 'Term',
  unit: 'Unit',
  importer: 'Importer',
  exporter: 'Exporter',
  origin: 'Origin',
  purpose: 'Purpose',
  source: 'Source',
} as const satisfies Headings

/** The published headings of the full release. */
const BULK = {
  ...SHARED,
  record_id: 'Id',
  appendix: 'Appendix',
  quantity: 'Quantity',
  reporter_type: 'Reporter.type',
  import_permit: 'Import.permit.RandomID',
  export_permit: 'Export.permit.RandomID',
  origin_permit: 'Origin.permit.RandomID',
} as const satisfies Headings

/** The published headings of a comparative tabulation, which gives both sides' quantities in one row. */
const COMPARATIVE = { ...SHARED, appendix: 'App.' } as const satisfies Headings

const REPORTED_BY = { E: 'Exporter reported quantity', I: 'Importer reported quantity' } as const

/** Recognises the layout by its headings. Throws UnreadableFile when a column is missing. */
export function tradeLayout(file: string, header: readonly string[], cells: TradeCells): TradeLayout {
  return header.some((heading) => /reported quantity/i.test(heading))
    ? comparativeLayout(file, header, cells)
    : bulkLayout(file, header, cells)
}

function bulkLayout(file: string, header: readonly string[], cells: TradeCells): TradeLayout {
  const at = findColumns(file, header, Object.values(BULK))
  const readLine = lineReader(cells, BULK, at, {})
  return {
    aggregated: false,
    taxonAt: at[BULK.taxon],
    idAt: at[BULK.record_id],
    yearAt: at[BULK.year],
    readRow: (row, species_id) => {
      const line = readLine(row, species_id)
      return typeof line === 'string' ? { lines: line, records: 1 } : line
    },
  }
}

function comparativeLayout(file: string, header: readonly string[], cells: TradeCells): TradeLayout {
  const at = findColumns(file, header, [...Object.values(COMPARATIVE), ...Object.values(REPORTED_BY)])
  const sides = Object.entries(REPORTED_BY).map(([reporter_type, quantity]) => ({
    quantityAt: at[quantity],
    readLine: lineReader(cells, { ...COMPARATIVE, quantity }, at, { reporter_type }),
  }))
  return {
    aggregated: true,
    taxonAt: at[COMPARATIVE.taxon],
    idAt: undefined,
    yearAt: at[COMPARATIVE.year],
    readRow: (row, species_id) => {
      const reporting = sides.filter(({ quantityAt }) => row[quantityAt]?.trim())
      if (reporting.length === 0) return { column: REPORTED_BY.I, reason: 'neither side reports a quantity' }
      let lines = ''
      for (const { readLine } of reporting) {
        const line = readLine(row, species_id)
        if (typeof line !== 'string') return line
        lines += line
      }
      return { lines, records: reporting.length }
    },
  }
}

/**
 * Reads a row's cells in the order that COPY stores them; what a layout lacks is `fixed` or stays empty.
 * The loop is plain and its array shared by all rows: it runs ten million times for a release.
 */
function lineReader(
  cells: TradeCells,
  headings: Headings,
  at: Record<string, number>,
  fixed: Partial<Record<TradeColumn, string>>,
): (row: readonly string[], species_id: string) => string | { column: string; reason: string } {
  const columns = TRADE_COLUMNS.filter((column) => column !== 'species_id').map((column) => {
    const heading = headings[column]
    return heading === undefined
      ? { heading: column, position: 0, read: () => fixed[column] ?? '' }
      : { heading, position: at[heading] ?? 0, read: cells.read[column] }
  })

  const line: string[] = []
  return (row, species_id) => {
    line.length = 0
    line.push(species_id)
    for (const { heading, position, read } of columns) {
      const cell = read(row[position] ?? '')
      if (typeof cell !== 'string') return { column: heading, reason: cell.reason }
      line.push(cell)
    }
    return `${line.join(',')}\n`
  }
}
