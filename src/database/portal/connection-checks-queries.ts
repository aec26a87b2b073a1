import { type SQL, sql } from 'drizzle-orm'
import type { ConnectionCheckName } from '#domain/portal/connection-checks.ts'
import type { Reader } from '../access.ts'
import { listSpeciesCards } from '../species/species-queries.ts'

type Sample = Record<string, unknown>[]

/** How one of the reads went; without success, the database's own words. */
export interface ConnectionCheck {
  check: ConnectionCheckName
  succeeded: boolean
  count: number | null
  sample: Sample
  error: string | null
}

const SAMPLE_SIZE = 3

/** Four reads that show whether the database answers; one that fails says why and stops none of the others. */
export async function checkConnection(db: Reader): Promise<ConnectionCheck[]> {
  return [
    await attempt('connection', () => rowsOf(db, sql`select 1 as answer`)),
    await attempt('species_table', () => rowsOf(db, sql`select id, scientific_name from species`)),
    await attempt('species_with_status_view', () =>
      rowsOf(
        db,
        sql`select scientific_name, latest_iucn_status, current_cites_appendix from species_with_status_view`,
      ),
    ),
    await attempt('all_species', () => listSpeciesCards(db)),
  ]
}

async function attempt(
  check: ConnectionCheck['check'],
  read: () => Promise<readonly object[]>,
): Promise<ConnectionCheck> {
  try {
    const rows = await read()
    const sample = rows.slice(0, SAMPLE_SIZE).map((row) => ({ ...row }))
    return { check, succeeded: true, count: rows.length, sample, error: null }
  } catch (problem) {
    return { check, succeeded: false, count: null, sample: [], error: messageOf(problem) }
  }
}

async function rowsOf(db: Reader, question: SQL): Promise<Sample> {
  return (await db.execute(question)).rows
}

/** The database's own words; the query builder wraps them in the statement, which is not for visitors. */
function messageOf(problem: unknown): string {
  if (!(problem instanceof Error)) return String(problem)
  return problem.cause instanceof Error ? problem.cause.message : problem.message
}
