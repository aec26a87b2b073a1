import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import { BackupRefused, cannotBeRead } from './backup-refused.ts'

const HEAD = Buffer.from([0x1f, 0x8b, 0x08, 0, 0, 0, 0, 0, 0, 0xff])
const LAST_BLOCK_AS_IT_IS = 0x01

/**
 * The last piece of a backup: the checksum over all bytes before it, as a gzip member of its own, so that the
 * whole is still one gzip file. Written by hand, byte for byte the same everywhere, so that no byte of the
 * file, this piece included, can change unnoticed.
 */
export function sealOf(sha256: string): Buffer {
  const text = Buffer.from(`-- sha256 ${sha256}\n`)
  const block = Buffer.alloc(5)
  block.writeUInt8(LAST_BLOCK_AS_IT_IS)
  block.writeUInt16LE(text.length, 1)
  block.writeUInt16LE(text.length ^ 0xffff, 3)
  const tail = Buffer.alloc(8)
  tail.writeUInt32LE(crc32(text))
  tail.writeUInt32LE(text.length, 4)
  return Buffer.concat([HEAD, block, text, tail])
}

const SEAL_BYTES = sealOf(createHash('sha256').digest('hex')).length

/** Passes bytes on and ends them with their seal. */
export async function* sealed(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  for await (const piece of source) {
    hash.update(piece)
    yield piece
  }
  yield sealOf(hash.digest('hex'))
}

/** Reads the whole file and answers how many bytes stand before its seal. Throws BackupRefused when it is not whole. */
export async function checkSeal(file: string): Promise<number> {
  const content = await sealedBytes(file).catch((problem) => {
    throw cannotBeRead(file, problem)
  })
  if (content === undefined) {
    throw new BackupRefused(
      `${file} is not a whole backup: it is damaged, cut short or something else. Nothing was changed.`,
    )
  }
  return content
}

async function sealedBytes(file: string): Promise<number | undefined> {
  const { size } = await stat(file)
  const content = size - SEAL_BYTES
  if (content <= 0) return undefined
  const hash = createHash('sha256')
  for await (const piece of createReadStream(file, { end: content - 1 })) hash.update(piece)
  const found = await lastBytes(file, content)
  return sealOf(hash.digest('hex')).equals(found) ? content : undefined
}

async function lastBytes(file: string, from: number): Promise<Buffer> {
  const handle = await open(file)
  try {
    const found = Buffer.alloc(SEAL_BYTES)
    await handle.read(found, 0, SEAL_BYTES, from)
    return found
  } finally {
    await handle.close()
  }
}
