import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { ScreeningFlag } from '#domain/trade/screening.ts'
import type { Reader } from '../access.ts'
import { release_files } from '../schema/index.ts'
import type { ReleaseFile } from './release-files-queries.ts'

const stored = { id: release_files.id, flags: release_files.screening_flags }

/** What screening finds in files, by the id of each, as it was stored with them; files of earlier versions may have none. */
export async function listScreeningFlags(
  db: Reader,
  files: readonly ReleaseFile[],
): Promise<ReadonlyMap<string, ScreeningFlag[]>> {
  const ids = sql.param(files.map(({ id }) => id))
  const found = await db
    .select(stored)
    .from(release_files)
    .where(and(eq(release_files.id, sql`any(${ids}::uuid[])`), isNotNull(release_files.screening_flags)))
  return new Map(found.map(({ id, flags }) => [id, flags ?? []]))
}

/**
 * What screening finds in the files of the records in use, by the id of each with a flag, and the ids of the files whose flags
 * are stored. Files of earlier versions may have none.
 */
export async function listScreeningFlagsInUse(
  db: Reader,
): Promise<{ counted: ReadonlySet<string>; flags: ReadonlyMap<string, ScreeningFlag[]> }> {
  const found = await db
    .select(stored)
    .from(release_files)
    .where(and(release_files.is_current, isNotNull(release_files.screening_flags)))
  const flags = new Map(found.flatMap(({ id, flags }) => (flags?.length ? [[id, flags] as const] : [])))
  return { counted: new Set(found.map(({ id }) => id)), flags }
}
