import { pipeline, Readable, Transform } from 'node:stream'
import { createGzip } from 'node:zlib'

/** Place of the operating system in the head of a gzip file. Source: RFC 1952, section 2.3. */
const OS_BYTE = 9
const UNKNOWN_OS = 255

/**
 * Text packed with gzip while it is made, a few pieces at a time. The same text is the same bytes: the head names no time,
 * no file and no operating system. A fault in making the text breaks the stream off, so that a part is not taken for the whole.
 */
export function gzipOf(pieces: AsyncIterable<string>): Readable {
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
