import { RELEASE_CSV_HEADINGS, releaseCsvLines } from '#domain/trade/release-csv.ts'
import { type ScreeningFlag, screeningFlags } from '#domain/trade/screening.ts'
import { type TradeFinding, tradeFinding } from '#domain/trade/trade-finding.ts'
import { gatherColumns, tableOfColumns } from '#domain/trade/trade-table.ts'
import { CsvPacker } from './release-csv-packer.ts'
import { TradeFileWriter } from './trade-file-bytes.ts'
import { type FileValues, publishedColumns } from './trade-file-columns.ts'
import { type KnownValue, valuesOfTable } from './trade-releases-changes.ts'

/** The rows of a species in both forms, and what is counted from them. */
export interface PackedRows {
  parquet: Buffer
  /** Packed with gzip. */
  csv: Buffer
  finding: TradeFinding | undefined
  screening_flags: ScreeningFlag[]
  values: KnownValue[]
}

/** Packs a species' rows, which come in the order of a file and in parts; no more of them than a part or a group is unpacked. */
export class TradeFilePacker {
  readonly #parquet: TradeFileWriter
  readonly #csv = new CsvPacker()
  readonly #gathered: ReturnType<typeof gatherColumns>
  readonly #lastCompleteYear: number | null

  constructor(rows: number, about: Readonly<Record<string, string>>, lastCompleteYear: number | null) {
    this.#parquet = new TradeFileWriter(rows, about)
    this.#gathered = gatherColumns(rows)
    this.#lastCompleteYear = lastCompleteYear
  }

  async add(values: FileValues): Promise<void> {
    if (this.#gathered.added === 0) await this.#csv.add(RELEASE_CSV_HEADINGS)
    const columns = publishedColumns(values)
    this.#gathered.add(columns)
    this.#parquet.add(values)
    for (const lines of releaseCsvLines(columns)) await this.#csv.add(lines)
  }

  async finish(): Promise<PackedRows> {
    const table = tableOfColumns(this.#gathered)
    return {
      finding: tradeFinding(table, this.#lastCompleteYear),
      screening_flags: screeningFlags(table, this.#lastCompleteYear),
      values: valuesOfTable(table),
      parquet: this.#parquet.finish(),
      csv: await this.#csv.finish(),
    }
  }
}
