import { parquetMetadata } from 'hyparquet'
import { FURTHER_COLUMNS, type FurtherColumn, type PublishedColumns, readTradeFile } from './trade-file.ts'
import { type TradeTable, tradeTable } from './trade-table.ts'

/** A species' file of a release with all that it holds: to show the rows themselves. */
export interface PublishedFile {
  /** How many rows. */
  readonly length: number
  readonly table: TradeTable
  /** The columns that no figure rests on. */
  readonly further: Pick<PublishedColumns, FurtherColumn>
  /** What the file says of itself: `citation`, `licence`, `simulated` and others. */
  readonly about: Readonly<Record<string, string>>
}

/** Reads all that a species' file holds. Throws what the reader throws where the bytes are no such file. */
export async function readPublishedFile(bytes: ArrayBuffer): Promise<PublishedFile> {
  const columns = await readTradeFile(bytes, FURTHER_COLUMNS)
  const about = parquetMetadata(bytes).key_value_metadata ?? []
  const table = tradeTable(columns)
  return {
    length: table.length,
    table,
    further: columns,
    about: Object.fromEntries(about.map(({ key, value = '' }) => [key, value])),
  }
}
