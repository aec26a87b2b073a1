import { eq, sql } from 'drizzle-orm'
import { Invalid } from '#domain/problems.ts'
import { releaseOfLabel } from '#domain/trade/release-address.ts'
import type { Reader } from '../access.ts'
import { release_files } from '../schema/index.ts'
import { describedFile, type ReleaseFile, releaseFileOf } from './release-files-queries.ts'
import { listTradeReleases } from './trade-releases-queries.ts'

/**
 * The files of all species that a release holds rows of, or of those in use; by scientific name. A label with a revision
 * means each species' newest file up to that revision. Names may come in any case. Throws Invalid where
 * no release is so called.
 */
export async function listExploredFiles(db: Reader, label?: string): Promise<ReleaseFile[]> {
  const files = (await storedFiles(db, label)).toSorted((a, b) =>
    a.scientific_name < b.scientific_name ? -1 : a.scientific_name > b.scientific_name ? 1 : 0,
  )
  if (label !== undefined && files.length === 0) {
    const labels = (await listTradeReleases(db)).map(({ release }) => release)
    throw new Invalid(`release: none is called '${label}'. Those stored are ${labels.join(', ')}.`)
  }
  return files
}

async function storedFiles(db: Reader, label: string | undefined): Promise<ReleaseFile[]> {
  if (label === undefined) {
    const current = await db
      .select(describedFile)
      .from(release_files)
      .where(eq(release_files.is_current, true))
    return current.map(releaseFileOf)
  }
  const { release, revision } = releaseOfLabel(label)
  const files = await db
    .select(describedFile)
    .from(release_files)
    .where(eq(sql`lower(${release_files.release})`, release.toLowerCase()))
  return [...Map.groupBy(files, ({ species_id }) => species_id).values()].flatMap((ofSpecies) => {
    const [newest] = ofSpecies
      .filter((file) => file.revision <= revision)
      .sort((a, b) => b.revision - a.revision)
    return newest === undefined ? [] : releaseFileOf(newest)
  })
}
