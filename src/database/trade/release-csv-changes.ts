import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../access.ts'
import { release_csv_files } from '../schema/index.ts'

/** Place of the operating system in the head of a gzip file. Source: RFC 1952, section 2.3. */
const OS_BYTE = 9
const UNKNOWN_OS = 255

const gzipOf = promisify(gzip)

/** CSV packed with gzip, whose head names no time, no file and no operating system. */
export async function packCsv(text: string): Promise<Buffer> {
  const bytes = await gzipOf(text)
  bytes[OS_BYTE] = UNKNOWN_OS
  return bytes
}

/**
 * Stores the packed CSV of a file of a release. One that is stored stays, since another version of zlib packs the same
 * rows into other bytes. The same bytes are written once more, so that bytes that were damaged are whole again.
 */
export async function storeReleaseCsv(
  db: Database | Transaction,
  file_id: string,
  bytes: Buffer,
): Promise<void> {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await db
    .insert(release_csv_files)
    .values({ file_id, sha256, size: bytes.length, bytes })
    .onConflictDoUpdate({
      target: release_csv_files.file_id,
      set: { bytes },
      setWhere: eq(release_csv_files.sha256, sha256),
    })
}
