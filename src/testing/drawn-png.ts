import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const EIGHT_BIT_COLOUR = [8, 2, 0, 0, 0]

/** A valid PNG of one colour: a picture for tests, free of rights. It can be made as heavy as a photograph. */
export function drawnPng(
  width: number,
  height: number,
  [red, green, blue]: [number, number, number],
  { ballast = 0 }: { ballast?: number } = {},
): Buffer {
  const size = Buffer.alloc(8)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  const row = Buffer.concat([Buffer.of(0), Buffer.alloc(width * 3, Buffer.of(red, green, blue))])
  const pixels = Buffer.concat(Array.from({ length: height }, () => row))
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([size, Buffer.from(EIGHT_BIT_COLOUR)])),
    chunk('IDAT', deflateSync(pixels)),
    // A kind of chunk that no browser knows or shows.
    chunk('baLl', Buffer.alloc(ballast)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}
