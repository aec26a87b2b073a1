import { AmountSums } from './amounts.ts'
import type { CombinedTable } from './combined-table.ts'
import { columnOfCodes, groupCodes, sizesOfGroups } from './row-groups.ts'
import type { CodedColumn, CountedTable } from './trade-table.ts'

/** The records of several species, those that no question tells apart in one row. */
export interface AlikeRecords extends CountedTable {
  readonly records: Uint32Array
  /** Ids of species. */
  readonly species: CodedColumn
  /** The row of each record. */
  readonly rowOf: Uint32Array
}

const knownAlike = new WeakMap<CombinedTable, AlikeRecords>()

/** Puts records together that are alike in all that a question narrows, groups or adds by: some six in one row. Once per table. */
export function alikeRecords(table: CombinedTable): AlikeRecords {
  const known = knownAlike.get(table)
  if (known !== undefined) return known
  const alike = putTogether(table)
  knownAlike.set(table, alike)
  return alike
}

/** The records that some rows stand for, in their own order. */
export function recordsBehind({ rowOf, length }: AlikeRecords, rows: Uint32Array): Uint32Array {
  const isWanted = new Uint8Array(length)
  for (let place = 0; place < rows.length; place++) isWanted[rows[place] ?? 0] = 1
  const records = new Uint32Array(rowOf.length)
  let count = 0
  for (let record = 0; record < rowOf.length; record++) {
    if (isWanted[rowOf[record] ?? 0] === 1) records[count++] = record
  }
  return records.subarray(0, count)
}

function putTogether(table: CombinedTable): AlikeRecords {
  const grouping = groupCodes(
    tellingApart(table),
    Uint32Array.from({ length: table.length }, (_, row) => row),
  )
  const { groupOf: rowOf, size: length } = grouping
  const first = new Uint32Array(length)
  for (let record = table.length - 1; record >= 0; record--) first[rowOf[record] ?? 0] = record
  const column = ({ codes, values }: CodedColumn): CodedColumn => ({
    codes: Uint16Array.from(first, (record) => codes[record] ?? 0),
    values,
  })
  return {
    length,
    records: sizesOfGroups(grouping),
    rowOf,
    year: Uint16Array.from(first, (record) => table.year[record] ?? 0),
    wholeness: Uint8Array.from(first, (record) => table.wholeness[record] ?? 0),
    isReExport: Uint8Array.from(first, (record) => table.isReExport[record] ?? 0),
    isImporters: Uint8Array.from(first, (record) => table.isImporters[record] ?? 0),
    article: Uint16Array.from(first, (record) => table.article[record] ?? 0),
    line: Uint32Array.from(first, (record) => table.line[record] ?? 0),
    species: column(table.species),
    taxon: column(table.taxon),
    term: column(table.term),
    importer: column(table.importer),
    exporter: column(table.exporter),
    origin: column(table.origin),
    source_country: column(table.source_country),
    appendix: column(table.appendix),
    purpose: column(table.purpose),
    source: column(table.source),
    articles: table.articles,
    lines: table.lines,
    ...exactSums(table, rowOf, length),
  }
}

/** A line has one species, year, taxon, importer, exporter and article; with the origin it decides the source country too. */
const tellingApart = ({ line, lines, isImporters, wholeness, ...columns }: CombinedTable) => [
  columnOfCodes(
    line,
    lines.map((_, place) => place),
  ),
  columnOfCodes(isImporters, [0, 1]),
  columnOfCodes(wholeness, [0, 1, 2]),
  columns.purpose,
  columns.source,
  columns.appendix,
  columns.origin,
]

function exactSums({ whole, rest }: CombinedTable, rowOf: Uint32Array, length: number) {
  const sums = new AmountSums(length)
  for (let record = 0; record < rowOf.length; record++) {
    sums.add(rowOf[record] ?? 0, whole[record] ?? 0, rest[record] ?? 0)
  }
  return sums.parts()
}
