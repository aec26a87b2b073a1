import { parquetMetadata } from 'hyparquet'
import {
  type FurtherColumn,
  type PublishedColumns,
  readTradeTable,
  readWholeTradeFile,
} from './trade-file.ts'
import type { TradeTable } from './trade-table.ts'

/** A species' file of a release as figures need it. */
export interface CountedFile {
  /** How many rows. */
  readonly length: number
  readonly table: TradeTable
  /** The metadata of the file: `citation`, `licence`, `simulated` and others. */
  readonly about: Readonly<Record<string, string>>
}

/** The same with all that it holds: to show the rows themselves. */
export interface PublishedFile extends CountedFile {
  /** The columns that no figure rests on. */
  readonly further: Pick<PublishedColumns, FurtherColumn>
}

/** Reads what figures need of a species' file. Throws what the reader throws where the bytes are no such file. */
export async function readCountedFile(bytes: ArrayBuffer): Promise<CountedFile> {
  const table = await readTradeTable(bytes)
  return { length: table.length, table, about: aboutIn(bytes) }
}

/** Reads all that a species' file holds. Throws what the reader throws where the bytes are no such file. */
export async function readPublishedFile(bytes: ArrayBuffer): Promise<PublishedFile> {
  const { table, further } = await readWholeTradeFile(bytes)
  return { length: table.length, table, further, about: aboutIn(bytes) }
}

/** The metadata of a species' file. Throws what the reader throws where the bytes are no such file. */
export function aboutIn(bytes: ArrayBuffer): CountedFile['about'] {
  const about = parquetMetadata(bytes).key_value_metadata ?? []
  return Object.fromEntries(about.map(({ key, value = '' }) => [key, value]))
}
