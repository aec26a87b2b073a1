import { createHash } from 'node:crypto'
import { asc, eq, isNull, ne } from 'drizzle-orm'
import { SIMULATED_RELEASE } from '#domain/trade/release-address.ts'
import type { Reader } from '../access.ts'
import { release_csv_files, release_files } from '../schema/index.ts'
import { describedFile, type ReleaseFile, releaseFileOf } from './release-files-queries.ts'

/** A file of a release as CSV, packed with gzip. */
export interface ReleaseCsv {
  sha256: string
  size: number
  bytes: Buffer
}

/** The packed CSV of a file of a release; undefined where it is not stored, or its bytes are not those that were stored. */
export async function findReleaseCsv(
  db: Reader,
  { id }: Pick<ReleaseFile, 'id'>,
): Promise<ReleaseCsv | undefined> {
  const { sha256, size, bytes } = release_csv_files
  const [found] = await db
    .select({ sha256, size, bytes })
    .from(release_csv_files)
    .where(eq(release_csv_files.file_id, id))
  return found !== undefined && createHash('sha256').update(found.bytes).digest('hex') === found.sha256
    ? found
    : undefined
}

/** The files of releases whose CSV is not stored, as in a database of an earlier version; by name. */
export async function listFilesWithoutCsv(db: Reader): Promise<ReleaseFile[]> {
  const files = await db
    .select(describedFile)
    .from(release_files)
    .leftJoin(release_csv_files, eq(release_csv_files.file_id, release_files.id))
    .where(isNull(release_csv_files.file_id))
    .orderBy(asc(release_files.scientific_name), asc(release_files.release), asc(release_files.revision))
  return files.map(releaseFileOf)
}

/** A file of a release with what is known of its CSV; null where that is not stored. */
interface FileWithCsv {
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
