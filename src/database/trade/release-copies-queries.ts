import { asc, eq, ne } from 'drizzle-orm'
import { SIMULATED_RELEASE } from '#domain/trade/release-address.ts'
import type { Reader } from '../access.ts'
import { release_csv_files, release_files } from '../schema/index.ts'
import { describedFile, type ReleaseFile, releaseFileOf } from './release-files-queries.ts'

/** A file of a release with what is known of its CSV; null where that is not stored. */
export interface FileWithCsv {
  file: ReleaseFile
  csv: { sha256: string; size: number } | null
}

/** The files of every release and revision, by name. Those of simulated records are not among them. */
export async function listPublishedFiles(db: Reader): Promise<FileWithCsv[]> {
  const files = await db
    .select({
      file: describedFile,
      csv: { sha256: release_csv_files.sha256, size: release_csv_files.size },
    })
    .from(release_files)
    .leftJoin(release_csv_files, eq(release_csv_files.file_id, release_files.id))
    .where(ne(release_files.release, SIMULATED_RELEASE))
    .orderBy(asc(release_files.scientific_name), asc(release_files.release), asc(release_files.revision))
  return files.map(({ file, csv }) => ({ file: releaseFileOf(file), csv }))
}
