import { parquetMetadata, parquetRead } from 'hyparquet'
import {
  CODED_COLUMNS,
  gatherColumns,
  type TradeColumns,
  type TradeTable,
  tableOfColumns,
} from './trade-table.ts'

/** The columns that figures rest on. */
export const COUNTED_COLUMNS = [
  'record_id',
  'year',
  'quantity',
  ...CODED_COLUMNS,
] as const satisfies (keyof TradeColumns)[]

/** The other published columns, which are read where whole rows are shown. */
export const FURTHER_COLUMNS = [
  'class',
  'order_name',
  'family',
  'genus',
  'import_permit',
  'export_permit',
  'origin_permit',
] as const
export type FurtherColumn = (typeof FURTHER_COLUMNS)[number]

/** All columns of a row as its publisher gives it. */
export type PublishedColumns = TradeColumns & Record<FurtherColumn, ArrayLike<string | null>>

type ReadColumns<Further extends FurtherColumn> = TradeColumns & Pick<PublishedColumns, Further>

/**
 * Reads a species' file of a release: the columns that figures rest on, and those of `further`. Nothing else of the file
 * is unpacked. Throws what the reader throws where the bytes are no such file.
 */
export async function readTradeFile<Further extends FurtherColumn = never>(
  bytes: ArrayBuffer,
  further: readonly Further[] = [],
): Promise<ReadColumns<Further>> {
  const columns = emptyColumns([...COUNTED_COLUMNS, ...further])
  for await (const group of readRowGroups(bytes, columns.keys())) addGroup(columns, group)
  return Object.fromEntries(columns) as unknown as ReadColumns<Further>
}

/**
 * Reads a species' file of a release into a table; no more of it is unpacked at once than a group of rows. Throws what the
 * reader throws where the bytes are no such file.
 */
export async function readTradeTable(bytes: ArrayBuffer): Promise<TradeTable> {
  const gathered = gatherColumns(Number(parquetMetadata(bytes).num_rows))
  for await (const group of readRowGroups(bytes, COUNTED_COLUMNS))
    gathered.add(Object.fromEntries(group) as unknown as TradeColumns)
  return tableOfColumns(gathered)
}

/**
 * Reads a species' file of a release into a table, and the columns that no figure rests on beside it. Throws what the reader
 * throws where the bytes are no such file.
 */
export async function readWholeTradeFile(
  bytes: ArrayBuffer,
): Promise<{ table: TradeTable; further: Pick<PublishedColumns, FurtherColumn> }> {
  const gathered = gatherColumns(Number(parquetMetadata(bytes).num_rows))
  const further = emptyColumns(FURTHER_COLUMNS)
  for await (const group of readRowGroups(bytes, [...COUNTED_COLUMNS, ...FURTHER_COLUMNS])) {
    gathered.add(Object.fromEntries(group) as unknown as TradeColumns)
    addGroup(further, group)
  }
  return {
    table: tableOfColumns(gathered),
    further: Object.fromEntries(further) as unknown as Pick<PublishedColumns, FurtherColumn>,
  }
}

/** Adds the values of a group of rows to columns. */
function addGroup(
  columns: ReadonlyMap<string, unknown[]>,
  group: ReadonlyMap<string, readonly unknown[]>,
): void {
  // A spread would put a hundred thousand values on the stack.
  for (const [name, column] of columns) for (const value of group.get(name) ?? []) column.push(value)
}

/** The rows of one group after the other, in the order of the file. */
async function* readRowGroups(
  bytes: ArrayBuffer,
  names: Iterable<string>,
): AsyncGenerator<Map<string, unknown[]>> {
  const metadata = parquetMetadata(bytes)
  const columns = [...names]
  let rowStart = 0
  for (const { num_rows } of metadata.row_groups) {
    const group = emptyColumns(columns)
    const rowEnd = rowStart + Number(num_rows)
    await parquetRead({
      file: bytes,
      metadata,
      columns,
      rowStart,
      rowEnd,
      onChunk: ({ columnName, columnData }) => {
        const column = group.get(columnName)
        for (const value of columnData) column?.push(typeof value === 'bigint' ? Number(value) : value)
      },
    })
    yield group
    rowStart = rowEnd
  }
}

const emptyColumns = (names: readonly string[]) => new Map<string, unknown[]>(names.map((name) => [name, []]))
