import type { Connection } from '#database/connect.ts'
import { writeReleaseFiles } from '#database/trade/release-files-changes.ts'
import { findReleaseFile, type ReleaseFile, readReleaseFile } from '#database/trade/release-files-queries.ts'
import { DamagedFile } from '#domain/problems.ts'

/** The bytes of a file of a release. */
export type ReleaseBytes = (file: ReleaseFile) => Promise<Buffer>

/**
 * Reads files of releases. One that is damaged is written anew from the records, where it holds those in use, and the
 * operator is told. Throws DamagedFile where that cannot be done.
 */
export function releaseBytes(
  { reader, db }: Pick<Connection, 'reader' | 'db'>,
  warn: (message: string, details: Record<string, unknown>) => void,
): ReleaseBytes {
  return async (file) => {
    try {
      return await readReleaseFile(reader, file)
    } catch (problem) {
      if (!(problem instanceof DamagedFile) || !file.is_current) throw problem
      warn(`${problem.message}; it is written anew from the records`, { file: file.address })
      await db.transaction((tx) => writeReleaseFiles(tx, file.species_id))
      const again = await findReleaseFile(reader, file.species_id)
      if (again?.sha256 !== file.sha256) throw problem
      return readReleaseFile(reader, again)
    }
  }
}
