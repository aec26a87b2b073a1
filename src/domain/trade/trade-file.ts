import { parquetRead } from 'hyparquet'
import type { TradeColumns } from './trade-table.ts'

/** The columns that figures rest on; a file has all published ones. */
const COUNTED = [
  'record_id',
  'year',
  'appendix',
  'taxon',
  'term',
  'quantity',
  'unit',
  'importer',
  'exporter',
  'origin',
  'purpose',
  'source',
  'reporter_type',
] as const satisfies (keyof TradeColumns)[]

/**
 * Reads the columns that figures rest on from a species' file of a release. Throws what the reader throws where the
 * bytes are no such file.
 */
export async function readTradeFile(bytes: ArrayBuffer): Promise<TradeColumns> {
  const columns: Record<string, unknown[]> = Object.fromEntries(COUNTED.map((name) => [name, []]))
  await parquetRead({
    file: bytes,
    columns: [...COUNTED],
    onChunk: ({ columnName, columnData }) => {
      const column = columns[columnName]
      // A spread would put a hundred thousand values on the stack.
      for (const value of columnData) column?.push(typeof value === 'bigint' ? Number(value) : value)
    },
  })
  return columns as unknown as TradeColumns
}
