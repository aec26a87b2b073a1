import { and, eq, ne } from 'drizzle-orm'
import type { CountryChanges } from '#domain/releases/changes-by-country.ts'
import type { ComparedFiles } from '#domain/releases/compare-jobs.ts'
import type { Transaction } from '../access.ts'
import { release_country_differences, release_differences } from '../schema/index.ts'
import { COUNTS, type ComparedBy, type DigestsOfFiles } from './release-differences-queries.ts'

/**
 * Stores what a species' files of two releases differ in, unless another process has. What was counted by other rules
 * is removed.
 */
export async function storeDifferences(
  tx: Transaction,
  files: DigestsOfFiles,
  { last_complete_year, rules }: ComparedBy,
  { by_country, ...compared }: ComparedFiles,
): Promise<void> {
  const { before_sha256, after_sha256 } = release_differences
  await tx
    .delete(release_differences)
    .where(
      and(
        eq(before_sha256, files.before),
        eq(after_sha256, files.after),
        ne(release_differences.rules, rules),
      ),
    )
  const [stored] = await tx
    .insert(release_differences)
    .values({
      before_sha256: files.before,
      after_sha256: files.after,
      before_last_complete_year: last_complete_year.before,
      after_last_complete_year: last_complete_year.after,
      rules,
      compared,
    })
    .onConflictDoNothing()
    .returning({ id: release_differences.id })
  const countries = Object.entries(by_country)
  if (stored === undefined || countries.length === 0) return
  await tx.insert(release_country_differences).values(
    countries.map(([country_code, changes]) => ({
      difference_id: stored.id,
      country_code,
      ...countsOf(changes),
    })),
  )
}

type Counts = Record<(typeof COUNTS)[number]['column'], number>

const countsOf = (changes: CountryChanges) =>
  Object.fromEntries(COUNTS.map(({ role, count, column }) => [column, changes[role][count]])) as Counts
