import { and, asc, eq } from 'drizzle-orm'
import { releaseFileAddress, revisionLabel } from '#domain/trade/release-address.ts'
import type { Reader } from '../access.ts'
import { release_csv_files, release_files } from '../schema/index.ts'

/** A file of a release in a list of all of them. */
export interface ListedFile {
  species_id: string
  scientific_name: string
  /** Without the revision. */
  of_release: string
  /** With the revision. */
  release: string
  address: string
  sha256: string
  rows: number
  size: number
  /** Of the same rows as packed CSV; null where that is not stored. */
  csv_sha256: string | null
  csv_size: number | null
  is_current: boolean
}

/** The files of all releases of trade records, or of one, of all species or of one, by name and then by revision. */
export async function listFilesOfReleases(
  db: Reader,
  { release, species_id }: { release?: string | undefined; species_id?: string | undefined } = {},
): Promise<ListedFile[]> {
  const files = await db
    .select({
      species_id: release_files.species_id,
      scientific_name: release_files.scientific_name,
      release: release_files.release,
      revision: release_files.revision,
      sha256: release_files.sha256,
      rows: release_files.rows,
      size: release_files.size,
      csv_sha256: release_csv_files.sha256,
      csv_size: release_csv_files.size,
      is_current: release_files.is_current,
    })
    .from(release_files)
    .leftJoin(release_csv_files, eq(release_csv_files.file_id, release_files.id))
    .where(
      and(
        release === undefined ? undefined : eq(release_files.release, release),
        species_id === undefined ? undefined : eq(release_files.species_id, species_id),
      ),
    )
    .orderBy(asc(release_files.scientific_name), asc(release_files.revision))
  return files.map(({ revision, ...file }) => ({
    ...file,
    of_release: file.release,
    release: revisionLabel({ release: file.release, revision }),
    address: releaseFileAddress({ ...file, revision }),
  }))
}
