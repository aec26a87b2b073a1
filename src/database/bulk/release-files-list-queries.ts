import { and, asc, count, eq, gt, inArray, sum } from 'drizzle-orm'
import { type AnsweredPart, type AskedPart, namesToRead, partOfNames } from '#domain/species/answered-part.ts'
import { releaseFileAddress, revisionLabel } from '#domain/trade/release-address.ts'
import type { Reader } from '../access.ts'
import { release_csv_files, release_files } from '../schema/index.ts'

/** A file of a release in a list of all of them; its release is given with the revision and without. */
export type ListedFile = Awaited<ReturnType<typeof listFilesOfReleases>>[number]

interface Narrowed {
  release?: string | undefined
  species_id?: string | undefined
  /** The names of files. */
  names?: readonly string[] | undefined
}

const inList = ({ release, species_id, names }: Narrowed) =>
  and(
    release === undefined ? undefined : eq(release_files.release, release),
    species_id === undefined ? undefined : eq(release_files.species_id, species_id),
    names === undefined ? undefined : inArray(release_files.scientific_name, [...names]),
  )

/** The files of all releases of trade records, or of one, of all species or of some, by name and then by revision. */
export async function listFilesOfReleases(db: Reader, narrowed: Narrowed = {}) {
  const files = await db
    .select({
      species_id: release_files.species_id,
      scientific_name: release_files.scientific_name,
      release: release_files.release,
      revision: release_files.revision,
      sha256: release_files.sha256,
      rows: release_files.rows,
      size: release_files.size,
      // Of the same rows as packed CSV; null where that is not stored.
      csv_sha256: release_csv_files.sha256,
      csv_size: release_csv_files.size,
      is_current: release_files.is_current,
    })
    .from(release_files)
    .leftJoin(release_csv_files, eq(release_csv_files.file_id, release_files.id))
    .where(inList(narrowed))
    .orderBy(asc(release_files.scientific_name), asc(release_files.revision))
  return files.map(({ revision, ...file }) => ({
    ...file,
    of_release: file.release,
    release: revisionLabel({ release: file.release, revision }),
    address: releaseFileAddress({ ...file, revision }),
  }))
}

/** A part of those files: of so many species behind one, by the names of the files. */
export async function listPartOfFiles(
  db: Reader,
  asked: AskedPart,
): Promise<AnsweredPart & { files: ListedFile[] }> {
  const { scientific_name } = release_files
  const found = await db
    .selectDistinct({ scientific_name })
    .from(release_files)
    .where(asked.after === undefined ? undefined : gt(scientific_name, asked.after))
    .orderBy(asc(scientific_name))
    .limit(namesToRead(asked))
  const { names, next } = partOfNames(
    found.map((one) => one.scientific_name),
    asked,
  )
  const isWhole = asked.after === undefined && next === undefined
  const [files, total] = await Promise.all([
    listFilesOfReleases(db, isWhole ? {} : { names }),
    isWhole ? names.length : countNamesOfFiles(db),
  ])
  return { files, total, next }
}

async function countNamesOfFiles(db: Reader): Promise<number> {
  return db.$count(db.selectDistinct({ name: release_files.scientific_name }).from(release_files).as('named'))
}

/** What each release holds in all, by its name: species, files, and bytes of its Parquet files. */
export async function countFilesOfReleases(db: Reader) {
  const { release, scientific_name, size } = release_files
  const byName = db
    .select({ release, files: count().as('files'), size: sum(size).mapWith(Number).as('size') })
    .from(release_files)
    .groupBy(release, scientific_name)
    .as('by_name')
  const found = await db
    .select({
      release: byName.release,
      species: count(),
      files: sum(byName.files).mapWith(Number),
      size: sum(byName.size).mapWith(Number),
    })
    .from(byName)
    .groupBy(byName.release)
  return new Map(found.map(({ release: name, ...inAll }) => [name, inAll]))
}
