import { TradeFileWriter } from '#database/trade/trade-file-bytes.ts'
import type { FileValues } from '#database/trade/trade-file-columns.ts'

/** The Parquet file of these rows, as a release has it. */
export function tradeFileOf(columns: FileValues): Buffer {
  const writer = new TradeFileWriter(columns.year.length, {})
  writer.add(columns)
  return writer.finish()
}
