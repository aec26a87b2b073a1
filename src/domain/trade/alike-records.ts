import { AmountSums } from './amounts.ts'
import type { CombinedTable } from './combined-table.ts'
import { columnOfCodes, groupCodes, sizesOfGroups } from './row-groups.ts'
import type { AlikeTable, CodedColumn, CountedTable, SingleRecords } from './trade-table.ts'

/** Records of several species. */
export interface TableOfSpecies extends CountedTable {
  /** Ids of species. */
  readonly species: CodedColumn
}

/** The records of several species, those that no question tells apart in one row. */
export interface AlikeRecords extends AlikeTable, TableOfSpecies {
  readonly records: Uint32Array
}

const knownAlike = new WeakMap<CombinedTable, AlikeRecords>()

/** Puts records together that are alike in all that a question narrows, groups or adds by: some six in one row. Once per table. */
export function alikeRecords(table: CombinedTable | AlikeRecords): AlikeRecords {
  if (table.records !== undefined) return table
  const known = knownAlike.get(table)
  if (known !== undefined) return known
  const alike = putTogether(table)
  knownAlike.set(table, alike)
  return alike
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
    largest: largestOf(table, rowOf, first),
    ...exactSums(table, rowOf, length),
  }
}

/** A line has one species, year, taxon, importer, exporter and article; with the origin it decides the source country too. */
const tellingApart = ({ line, lines, isImporters, wholeness, ...columns }: CombinedTable) => [
  columnOfCodes(
    line,
    Array.from({ length: lines.length }, (_, place) => place),
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

/** The largest record of each row; among equals the first. */
function largestOf(table: CombinedTable, rowOf: Uint32Array, first: Uint32Array): SingleRecords {
  const { record_id, quantity, unit, whole, rest } = table
  const largest = first.slice()
  for (let record = 0; record < rowOf.length; record++) {
    const row = rowOf[record] ?? 0
    const former = largest[row] ?? 0
    const more = (whole[record] ?? 0) - (whole[former] ?? 0)
    if (more > 0 || (more === 0 && (rest[record] ?? 0) > (rest[former] ?? 0))) largest[row] = record
  }
  const numbers = (column: Float64Array) => Float64Array.from(largest, (record) => column[record] ?? 0)
  return {
    record_id: numbers(record_id),
    quantity: numbers(quantity),
    unit: { codes: Uint16Array.from(largest, (record) => unit.codes[record] ?? 0), values: unit.values },
    whole: numbers(whole),
    rest: numbers(rest),
  }
}
