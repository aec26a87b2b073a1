import { promisify } from 'node:util'
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

export type Compressed = 'br' | 'gzip'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const HASTY_QUALITY = 3
const GOOD_QUALITY = 7
const HASTY_LEVEL = 1

/** Takes the caller's thread for half a millisecond per hundred kilobytes, and a fifth more bytes than doing it well. */
export function compressHastily(body: Buffer, encoding: Compressed): Buffer {
  return encoding === 'gzip'
    ? Buffer.from(gzipSync(body, { level: HASTY_LEVEL }))
    : Buffer.from(brotliCompressSync(body, brotliOptions(body, HASTY_QUALITY)))
}

/**
 * For what is sent often; done beside the caller's thread. A copy of what came out: Node answers a view into
 * a piece of 16 kB, which would be kept whole and counted as small.
 */
export async function compressWell(body: Buffer, encoding: Compressed): Promise<Buffer> {
  return Buffer.from(
    encoding === 'gzip' ? await zip(body) : await brotli(body, brotliOptions(body, GOOD_QUALITY)),
  )
}

/** With a window no larger than the body: a larger one helps nothing and costs more than the work itself. */
const brotliOptions = ({ length }: Buffer, quality: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(
      constants.BROTLI_DEFAULT_WINDOW,
      Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(length + 16))),
    ),
  },
})
