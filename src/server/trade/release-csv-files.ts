import type { Connection } from '#database/connect.ts'
import { storeReleaseCsv } from '#database/trade/release-csv-changes.ts'
import { CsvPacker } from '#database/trade/release-csv-packer.ts'
import { findReleaseCsv, listFilesWithoutCsv, type ReleaseCsv } from '#database/trade/release-csv-queries.ts'
import type { ReleaseFile } from '#database/trade/release-files-queries.ts'
import { csvAddress } from '#domain/bulk/bulk-addresses.ts'
import { DamagedFile } from '#domain/problems.ts'
import type { ReleaseCsvPart } from '#domain/trade/release-csv.ts'
import type { CountTrade } from './ask-trade.ts'
import { opened, type ReleaseBytes } from './release-bytes.ts'

interface Files {
  connection: Pick<Connection, 'reader' | 'db'>
  countTrade: CountTrade
  readFile: ReleaseBytes
}

/** Reads the packed CSV of files of releases. One that is missing or damaged is made of the Parquet file and stored. */
export function releaseCsvFiles({ connection: { reader, db }, countTrade, readFile }: Files) {
  const making = new Map<string, Promise<ReleaseCsv>>()

  /** Once, however many ask for it meanwhile. */
  function make(file: ReleaseFile): Promise<ReleaseCsv> {
    const begun = making.get(file.id)
    if (begun !== undefined) return begun
    const made = store(file).finally(() => making.delete(file.id))
    making.set(file.id, made)
    return made
  }

  async function store(file: ReleaseFile): Promise<ReleaseCsv> {
    await storeReleaseCsv(db, file.id, await packedCsvOf(file))
    // What is served is what is stored: another process may have been first.
    const stored = await findReleaseCsv(reader, file)
    if (stored === undefined) throw new DamagedFile(`The file ${csvAddress(file.address)} is damaged`)
    return stored
  }

  /** Read in the trade thread, some thousand rows at a time. */
  async function packedCsvOf(file: ReleaseFile): Promise<Buffer> {
    const packer = new CsvPacker()
    for (let from: number | null = 0; from !== null; ) {
      const part: ReleaseCsvPart = await countTrade(opened(file, readFile), { kind: 'release_csv', from })
      await packer.add(part.text)
      from = part.next
    }
    return packer.finish()
  }

  return {
    read: async (file: ReleaseFile): Promise<ReleaseCsv> =>
      (await findReleaseCsv(reader, file)) ?? make(file),

    /** Makes what is missing in a database of an earlier version. A Parquet file that is damaged is passed over. */
    makeMissing: async (signal: AbortSignal): Promise<void> => {
      for (const file of await listFilesWithoutCsv(reader)) {
        if (signal.aborted) return
        await make(file).catch((problem) => {
          if (!(problem instanceof DamagedFile)) throw problem
        })
      }
    },
  }
}
