import { and, count, eq, inArray } from 'drizzle-orm'
import { Invalid } from '#domain/problems.ts'
import { partialProblem } from '#domain/releases/partial-release.ts'
import { releaseOfSpecies, wholeRelease } from '#domain/releases/release-of-species.ts'
import type { Editor, Reader, Transaction } from '../access.ts'
import { addRelease, endRelease, type NewRelease } from '../releases/releases-changes.ts'
import { listReleasesOf } from '../releases/releases-queries.ts'
import { cites_trade_records, dataset_releases, species } from '../schema/index.ts'

/** Throws Invalid where a release of some species cannot stand beside those in use. */
export async function assertStandsBeside(db: Reader, release: NewRelease): Promise<void> {
  const problem = partialProblem(await listReleasesOf(db, 'cites_trade'), release)
  if (problem !== undefined) throw new Invalid(problem)
}

/**
 * Adds a release of some species to those in use, which give these species up; one without any left goes. Answers the species
 * that it covers, without those removed meanwhile. The last complete year is that of the whole release, since the years that
 * trends rest on are the same for every species. Source: trade-methods, section 6.
 */
export async function addPart(tx: Transaction, editor: Editor, release: NewRelease): Promise<string[]> {
  const set = await listReleasesOf(tx, 'cites_trade')
  const found = await tx
    .select({ id: species.id })
    .from(species)
    .where(inArray(species.id, release.covers ?? []))
    .orderBy(species.id)
    .for('key share')
  const covers = found.map(({ id }) => id)
  const { last_complete_year = null } = wholeRelease(set) ?? {}
  await addRelease(tx, editor, { ...release, covers, last_complete_year })
  for (const earlier of set) {
    const left = earlier.covers?.filter((id) => !covers.includes(id))
    if (left?.length === 0) await endRelease(tx, editor, earlier)
    else if (left !== undefined) await setCovered(tx, { ...earlier, covers: left })
  }
  return covers
}

/** Says anew which species a release covers. */
export async function setCovered(
  tx: Transaction,
  { id, covers = null }: Pick<NewRelease, 'id' | 'covers'>,
): Promise<void> {
  if (id !== undefined) await tx.update(dataset_releases).set({ covers }).where(eq(dataset_releases.id, id))
}

/** Counts anew how many records of each release are in use. */
export async function recountParts(tx: Transaction): Promise<void> {
  const { species_id } = cites_trade_records
  const counted = await tx.select({ species_id, rows: count() }).from(cites_trade_records).groupBy(species_id)
  const set = await listReleasesOf(tx, 'cites_trade')
  for (const { id } of set) {
    const own = counted.filter((one) => releaseOfSpecies(set, one.species_id ?? '')?.id === id)
    const row_count = own.reduce((sum, { rows }) => sum + rows, 0)
    await tx
      .update(dataset_releases)
      .set({ row_count })
      .where(and(eq(dataset_releases.dataset, 'cites_trade'), eq(dataset_releases.id, id)))
  }
}
