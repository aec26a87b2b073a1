import { createHash } from 'node:crypto'
import { pipeline, Readable, Transform } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { ReleaseFile } from '#database/trade/release-files-queries.ts'
import type { FileDigest } from '#domain/bulk/data-package.ts'
import type { ReleaseCsvPart } from '#domain/trade/release-csv.ts'
import type { CountTrade } from '../trade/ask-trade.ts'
import { bufferOf, type ReleaseBytes } from '../trade/release-bytes.ts'

/** How rows are read. */
export interface ReadingRows {
  countTrade: CountTrade
  readFile: ReleaseBytes
}

/** The rows of a species' file as CSV, packed while they are read. */
export function releaseCsv(file: ReleaseFile, { countTrade, readFile }: ReadingRows) {
  const bytes = async () => bufferOf(await readFile(file))
  return gzipOf(pieces())

  async function* pieces(): AsyncGenerator<string> {
    for (let from: number | null = 0; from !== null; ) {
      const part: ReleaseCsvPart = await countTrade(
        { sha256: file.sha256, bytes },
        { kind: 'release_csv', from },
      )
      yield part.text
      from = part.next
    }
  }
}

/** Sizes and sums of CSV files, each found once: the bytes that an address means never change. */
export class CsvDigests {
  readonly #reading: ReadingRows
  readonly #digests = new Map<string, Promise<FileDigest>>()

  constructor(reading: ReadingRows) {
    this.#reading = reading
  }

  of(file: ReleaseFile): Promise<FileDigest> {
    const known = this.#digests.get(file.sha256)
    if (known !== undefined) return known
    const digest = this.#digest(file)
    this.#digests.set(file.sha256, digest)
    digest.catch(() => this.#digests.delete(file.sha256))
    return digest
  }

  async #digest(file: ReleaseFile): Promise<FileDigest> {
    const sum = createHash('sha256')
    let size = 0
    for await (const chunk of releaseCsv(file, this.#reading) as AsyncIterable<Buffer>) {
      sum.update(chunk)
      size += chunk.length
    }
    return { size, sha256: sum.digest('hex') }
  }
}

/** Place of the operating system in the head of a gzip file. Source: RFC 1952, section 2.3. */
const OS_BYTE = 9
const UNKNOWN_OS = 255

/**
 * Text packed with gzip while it is made, a few pieces at a time. The same text is the same bytes: the head names no time,
 * no file and no operating system. A fault in making the text breaks the stream off, so that a part is not taken for the whole.
 */
function gzipOf(pieces: AsyncIterable<string>): Readable {
  return pipeline(Readable.from(pieces), createGzip(), withoutOs(), () => undefined)
}

function withoutOs(): Transform {
  let passed = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const place = OS_BYTE - passed
      passed += chunk.length
      if (place >= 0 && place < chunk.length) {
        const own = Buffer.from(chunk)
        own[place] = UNKNOWN_OS
        done(null, own)
      } else done(null, chunk)
    },
  })
}
