import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { compactRecords } from '#domain/compact-records.ts'
import { Invalid } from '#domain/problems.ts'
import { type AnsweredPart, type AskedPart, namesToRead, partOfNames } from '#domain/species/answered-part.ts'
import { releasesOfLabel, revisionLabel } from '#domain/trade/release-address.ts'
import type { Reader } from '../access.ts'
import { release_files } from '../schema/index.ts'
import { describedFile, type ReleaseFile, releaseFileOf } from './release-files-queries.ts'
import { listTradeReleases } from './trade-releases-queries.ts'

/**
 * The files of all species that a release holds rows of, or of those in use; by scientific name. A label with a revision
 * means each species' newest file up to that revision; of several releases the last that has the species. Names may come in any case. Throws Invalid where
 * no release is so called.
 */
export async function listExploredFiles(db: Reader, label?: string): Promise<ReleaseFile[]> {
  const files = inOrder(await storedFiles(db, label))
  if (label !== undefined && files.length === 0) {
    const labels = (await listTradeReleases(db)).map(({ release }) => release)
    throw new Invalid(`release: none is called '${label}'. Those stored are ${labels.join(', ')}.`)
  }
  return files
}

const inOrder = (files: readonly ReleaseFile[]): ReleaseFile[] =>
  files.toSorted((a, b) =>
    a.scientific_name < b.scientific_name ? -1 : a.scientific_name > b.scientific_name ? 1 : 0,
  )

/** A part of the files of the records in use, and the labels of all of them. */
export async function listPartOfExploredFiles(
  db: Reader,
  asked: AskedPart,
): Promise<AnsweredPart & { files: ReleaseFile[]; labels: { release: string }[] }> {
  const { scientific_name, release, revision, is_current } = release_files
  const [found, total, labels] = await Promise.all([
    db
      .select(describedFile)
      .from(release_files)
      .where(
        and(eq(is_current, true), asked.after === undefined ? undefined : gt(scientific_name, asked.after)),
      )
      .orderBy(asc(scientific_name))
      .limit(namesToRead(asked)),
    db.$count(release_files, eq(is_current, true)),
    db.selectDistinct({ release, revision }).from(release_files).where(eq(is_current, true)),
  ])
  // Each species has one file in use.
  const { names, next } = partOfNames(
    found.map((file) => file.scientific_name),
    asked,
  )
  return {
    files: inOrder(found.slice(0, names.length).map(releaseFileOf)),
    labels: labels.map((one) => ({ release: revisionLabel(one) })),
    total,
    next,
  }
}

async function storedFiles(db: Reader, label: string | undefined): Promise<ReleaseFile[]> {
  if (label === undefined) {
    const current = await db
      .select(describedFile)
      .from(release_files)
      .where(eq(release_files.is_current, true))
    return compactRecords(current.map(releaseFileOf))
  }
  const named = releasesOfLabel(label).map(({ release, revision }) => ({
    release: release.toLowerCase(),
    revision,
  }))
  const files = await db
    .select(describedFile)
    .from(release_files)
    .where(
      inArray(
        sql`lower(${release_files.release})`,
        named.map(({ release }) => release),
      ),
    )
    .orderBy(desc(release_files.revision))
  return [...Map.groupBy(files, ({ species_id }) => species_id).values()].flatMap((ofSpecies) => {
    const [last] = named.toReversed().flatMap(({ release, revision }) => {
      return ofSpecies.find((one) => one.release.toLowerCase() === release && one.revision <= revision) ?? []
    })
    return last === undefined ? [] : releaseFileOf(last)
  })
}
