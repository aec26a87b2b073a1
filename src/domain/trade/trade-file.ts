import { parquetRead } from 'hyparquet'
import { CODED_COLUMNS, type TradeColumns } from './trade-table.ts'

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

/**
 * Reads a species' file of a release: the columns that figures rest on, and those of `further`. Nothing else of the file
 * is unpacked. Throws what the reader throws where the bytes are no such file.
 */
export async function readTradeFile<Further extends FurtherColumn = never>(
  bytes: ArrayBuffer,
  further: readonly Further[] = [],
): Promise<TradeColumns & Pick<PublishedColumns, Further>> {
  const names = [...COUNTED_COLUMNS, ...further]
  const columns: Record<string, unknown[]> = Object.fromEntries(names.map((name) => [name, []]))
  await parquetRead({
    file: bytes,
    columns: names,
    onChunk: ({ columnName, columnData }) => {
      const column = columns[columnName]
      // A spread would put a hundred thousand values on the stack.
      for (const value of columnData) column?.push(typeof value === 'bigint' ? Number(value) : value)
    },
  })
  return columns as unknown as TradeColumns & Pick<PublishedColumns, Further>
}
