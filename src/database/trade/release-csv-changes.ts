import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../access.ts'
import { release_csv_files } from '../schema/index.ts'

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
