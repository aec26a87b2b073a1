import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { cannotBeRead } from './backup-refused.ts'

/** Large pieces, since each is a statement of its own on the embedded engine. */
const PIECE_BYTES = 1 << 20

/** The text in the first bytes of a backup, unpacked as it is read. Throws BackupRefused where the file cannot be read. */
export async function* unpackedBackup(file: string, bytes: number): AsyncGenerator<Buffer> {
  const packed = createReadStream(file, { end: bytes - 1 })
  // A failure of either ends the text with that error.
  const text = pipeline(packed, createGunzip({ chunkSize: PIECE_BYTES }), () => undefined)
  try {
    yield* text
  } catch (problem) {
    throw cannotBeRead(file, problem)
  }
}
