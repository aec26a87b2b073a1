import { createHash } from 'node:crypto'
import { and, asc, eq, exists, ilike, min, sql } from 'drizzle-orm'
import { DamagedFile, Invalid } from '#domain/problems.ts'
import { speciesSlug } from '#domain/species/species-slug.ts'
import {
  releaseFileAddress,
  releaseOfLabel,
  revisionLabel,
  SIMULATED_RELEASE,
} from '#domain/trade/release-address.ts'
import type { Reader } from '../access.ts'
import { cites_trade_records, dataset_releases, release_files, species } from '../schema/index.ts'

/** A file of a release without its bytes: its release as answers name it, e.g. 2025.1, and its address. */
export type ReleaseFile = ReturnType<typeof releaseFileOf>

/** A file of a release without its bytes, as the table has it. */
export const describedFile = {
  id: release_files.id,
  species_id: release_files.species_id,
  release: release_files.release,
  revision: release_files.revision,
  /** The name that the species had when the file was written. */
  scientific_name: release_files.scientific_name,
  sha256: release_files.sha256,
  rows: release_files.rows,
  size: release_files.size,
  /** The last year that the release holds in full. */
  last_complete_year: release_files.last_complete_year,
  /** Whether it holds the records in use. */
  is_current: release_files.is_current,
}

/** The files of a species, the current one first, then those of earlier addresses. */
function listReleaseFiles(db: Reader, species_id: string) {
  return db.select(describedFile).from(release_files).where(eq(release_files.species_id, species_id))
}

/**
 * The file of a species' records in use, or of the release named; undefined where it has none. Throws Invalid where no
 * release of that name is stored for the species.
 */
export async function findReleaseFile(
  db: Reader,
  species_id: string,
  release?: string,
): Promise<ReleaseFile | undefined> {
  const files = await listReleaseFiles(db, species_id)
  const found = files.find((file) =>
    release === undefined ? file.is_current : revisionLabel(file).toLowerCase() === release.toLowerCase(),
  )
  if (found === undefined && release !== undefined && files.length > 0) {
    throw new Invalid(notStored(release, files.map(revisionLabel)))
  }
  return found && releaseFileOf(found)
}

const notStored = (label: string, stored: readonly string[]) =>
  `release: none is called '${label}'. Those stored are ${stored.toSorted().join(', ')}.`

/**
 * The species whose records in use have no file, as all have in a database of an earlier version; by name. Records of
 * no release are written into no file.
 */
export function listSpeciesWithoutFile(
  db: Reader,
  species_id?: string,
): Promise<{ id: string; scientific_name: string }[]> {
  // Told by the index: PostgreSQL goes through all rows of the table for each species that may not have one.
  const firstYear = db
    .select({ year: min(cites_trade_records.year) })
    .from(cites_trade_records)
    .where(eq(cites_trade_records.species_id, species.id))
  const file = db
    .select({ one: sql`1` })
    .from(release_files)
    .where(and(eq(release_files.species_id, species.id), release_files.is_current))
  const release = db
    .select({ one: sql`1` })
    .from(dataset_releases)
    .where(eq(dataset_releases.dataset, 'cites_trade'))
  return db
    .select({ id: species.id, scientific_name: species.scientific_name })
    .from(species)
    .where(
      and(
        species_id === undefined ? undefined : eq(species.id, species_id),
        exists(release),
        // Records are looked for where there is no file, and not of every species.
        sql`case when ${exists(file)} then false else (${firstYear}) is not null end`,
      ),
    )
    .orderBy(asc(species.scientific_name))
}

/** The file at an address, by the two names that it is made of. */
export async function findReleaseFileAt(
  db: Reader,
  { release, slug }: { release: string; slug: string },
): Promise<ReleaseFile | undefined> {
  const named = releaseOfLabel(release)
  // So that the files of thousands of other species are not read.
  const [firstWord] = slug.split('-')
  const files = await db
    .select(describedFile)
    .from(release_files)
    .where(
      and(
        eq(release_files.release, named.release),
        eq(release_files.revision, named.revision),
        ilike(release_files.scientific_name, `%${firstWord}%`),
      ),
    )
  const found = files.find(({ scientific_name }) => speciesSlug(scientific_name) === slug)
  return found && releaseFileOf(found)
}

/** The bytes of a file. Throws DamagedFile where they are not those that were written. */
export async function readReleaseFile(db: Reader, { id, sha256, address }: ReleaseFile): Promise<Buffer> {
  const [found] = await db
    .select({ bytes: release_files.bytes })
    .from(release_files)
    .where(eq(release_files.id, id))
  const bytes = found?.bytes
  if (bytes === undefined || createHash('sha256').update(bytes).digest('hex') !== sha256) {
    throw new DamagedFile(`The file ${address} is damaged`)
  }
  return bytes
}

/** The same as answers name it. */
export function releaseFileOf({
  release,
  revision,
  scientific_name,
  ...file
}: Pick<typeof release_files.$inferSelect, keyof typeof describedFile>) {
  const name = { release, revision, scientific_name }
  return {
    ...file,
    release: revisionLabel(name),
    scientific_name,
    address: releaseFileAddress(name),
    simulated: release === SIMULATED_RELEASE,
  }
}
