import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { normaliseTerm } from '#domain/trade/terms.ts'
import { type TradeTable, tradeTable } from '#domain/trade/trade-table.ts'
import { normaliseUnit } from '#domain/trade/units.ts'

/* The published trade records of the reference data, read without this portal's importer. */

type PublishedRow = Record<string, string>

/** The rows of each taxon in the order of the release's files; of these taxa alone, which is faster. */
export function readPublishedTrade(folder: string, taxa?: readonly string[]): Map<string, PublishedRow[]> {
  const rows = publishedFiles(folder).flatMap(({ content }): PublishedRow[] =>
    rowsIn(`${linesOf(content(), taxa)}`),
  )
  return Map.groupBy(rows, (row) => row.Taxon ?? '')
}

/** Writes the files of the release with the rows of these taxa alone into another folder. */
export function writePublishedTrade(folder: string, taxa: readonly string[], into: string): void {
  for (const { name, content } of publishedFiles(folder)) {
    writeFileSync(join(into, name.replace(/\.gz$/, '')), `${linesOf(content(), taxa)}\n`)
  }
}

function publishedFiles(folder: string) {
  return readdirSync(join(folder, 'cites-trade'))
    .filter((name) => name.endsWith('.csv.gz'))
    .sort((a, b) => fileNumber(a) - fileNumber(b))
    .map((name) => ({ name, content: () => gunzipSync(readFileSync(join(folder, 'cites-trade', name))) }))
}

let whole: Map<string, TradeTable> | undefined

/** All taxa of the release. Read once for all test files of a process, since that takes long. */
export function publishedTables(folder: string): ReadonlyMap<string, TradeTable> {
  whole ??= new Map([...readPublishedTrade(folder)].map(([taxon, rows]) => [taxon, publishedTable(rows)]))
  return whole
}

/** A taxon's rows as the rules take them. */
export function publishedTable(rows: readonly PublishedRow[]): TradeTable {
  const column = (name: string) => rows.map((row) => row[name] || null)
  return tradeTable({
    record_id: rows.map(({ Id }) => Number(Id)),
    year: rows.map(({ Year }) => Number(Year)),
    appendix: column('Appendix'),
    taxon: column('Taxon'),
    term: rows.map(({ Term = '' }) => normaliseTerm(Term)),
    quantity: rows.map(({ Quantity }) => (Quantity ? Number(Quantity) : null)),
    unit: rows.map(({ Unit = '' }) => normaliseUnit(Unit)),
    importer: column('Importer'),
    exporter: column('Exporter'),
    origin: column('Origin'),
    purpose: column('Purpose'),
    source: column('Source'),
    reporter_type: column('Reporter.type'),
  })
}

/** A file without quotes has a cell between any two commas, and is read so in a fifth of the time. */
function rowsIn(file: string): PublishedRow[] {
  if (file.includes('"')) return parse(file, { columns: true })
  const [head = '', ...lines] = file.split(/\r?\n/)
  const names = head.split(',')
  return lines.filter(Boolean).map((line) => {
    const row: PublishedRow = {}
    for (const [place, cell] of line.split(',').entries()) row[names[place] ?? ''] = cell
    return row
  })
}

/** The heading and the lines that name one of the taxa. */
function linesOf(file: Buffer, taxa: readonly string[] | undefined): Buffer | string {
  if (taxa === undefined) return file
  const [head = '', ...lines] = file.toString().split('\n')
  return [head, ...lines.filter((line) => taxa.some((taxon) => line.includes(`,${taxon},`)))].join('\n')
}

function fileNumber(name: string): number {
  return Number(/(\d+)\.csv/.exec(name)?.[1])
}
