import { createHash } from 'node:crypto'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Reader } from '../access.ts'
import { release_files, species } from '../schema/index.ts'
import { describedFile, type ReleaseFile, releaseFileOf } from './release-files-queries.ts'

/** A species' files of two releases; undefined where one holds no row of it. */
export interface FilesOfSpecies {
  species_id: string
  scientific_name: string
  /** null where the species is no longer on the portal. */
  common_name: string | null
  before: ReleaseFile | undefined
  after: ReleaseFile | undefined
}

/** A release as it is compared; `covers` names species, null: all of them. */
interface ComparedRelease {
  release: string
  covers: readonly string[] | null
}

interface TwoReleases {
  from: ComparedRelease
  to: ComparedRelease
}

/**
 * The files of two releases, species by species, by scientific name. A species that one of them does not cover is not
 * compared: nothing is said of it, so that nothing is gone. Of several
 * revisions of a release, the one in use counts, else the one written last. Of all species, or of those with some ids.
 */
export async function listFilesOfTwoReleases(
  db: Reader,
  { from, to }: TwoReleases,
  species_ids?: readonly string[],
): Promise<FilesOfSpecies[]> {
  const files = await db
    .select({ ...describedFile, common_name: species.common_name, current_name: species.scientific_name })
    .from(release_files)
    .leftJoin(species, eq(species.id, release_files.species_id))
    .where(
      and(
        inArray(release_files.release, [from.release, to.release]),
        species_ids && sql`${release_files.species_id} = any(${sql.param(species_ids)}::uuid[])`,
      ),
    )
    .orderBy(desc(release_files.is_current), desc(release_files.created_at), desc(release_files.revision))
  return [...Map.groupBy(files, ({ species_id }) => species_id)]
    .map(([species_id, [first, ...others]]) => {
      const ofSpecies = first === undefined ? others : [first, ...others]
      const of = (release: string) => {
        const file = ofSpecies.find((one) => one.release === release)
        return file && releaseFileOf(file)
      }
      return {
        species_id,
        scientific_name: first?.current_name ?? first?.scientific_name ?? '',
        common_name: first?.common_name ?? null,
        before: of(from.release),
        after: of(to.release),
      }
    })
    .filter(({ scientific_name }) =>
      [from, to].every(({ covers }) => covers === null || covers.includes(scientific_name)),
    )
    .sort((a, b) => (a.scientific_name < b.scientific_name ? -1 : 1))
}

/** A digest of the files that the two releases hold of the species that this reader may see, and of what these are called. */
export async function digestOfTwoReleases(db: Reader, { from, to }: TwoReleases): Promise<string> {
  const { species_id, scientific_name, release, revision, sha256, is_current } = release_files
  const [found] = await db
    .select({
      digest: sql<string>`encode(sha256(convert_to(coalesce(string_agg(
        concat_ws(' ', ${species_id}, ${species.scientific_name}, ${scientific_name}, ${release}, ${revision}, ${sha256}, ${is_current}),
        ',' order by ${species_id}, ${release}, ${revision}), ''), 'UTF8')), 'hex')`,
    })
    .from(release_files)
    .leftJoin(species, eq(species.id, species_id))
    .where(inArray(release, [from.release, to.release]))
  return createHash('sha256')
    .update(JSON.stringify([found?.digest, from.covers, to.covers]))
    .digest('hex')
}
