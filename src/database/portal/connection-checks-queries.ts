import { type SQL, sql } from 'drizzle-orm'
import type { ConnectionCheckName } from '#domain/portal/connection-checks.ts'
import { connectionProblem } from '#domain/portal/connection-problem.ts'
import type { Reader } from '../access.ts'
import { listSpeciesCards } from '../species/species-queries.ts'

type Sample = Record<string, unknown>[]

/** Receives the actual error, for the log. */
type Report = (check: ConnectionCheckName, problem: unknown) => void

const SAMPLE_SIZE = 3

/** Four reads that show whether the database answers; one that fails says why and stops none of the others. */
export async function checkConnection(db: Reader, report: Report) {
  return [
    await attempt('connection', () => rowsOf(db, sql`select 1 as answer`), report),
    await attempt('species_table', () => rowsOf(db, sql`select scientific_name, id from species`), report),
    await attempt(
      'species_with_status_view',
      () =>
        rowsOf(
          db,
          sql`select scientific_name, latest_iucn_status, latest_iucn_scope, current_cites_appendix
            from species_with_status_view`,
        ),
      report,
    ),
    await attempt('all_species', () => listSpeciesCards(db), report),
  ]
}

/** How one of the reads went; without success, as much of the reason as a visitor may know. */
async function attempt(check: ConnectionCheckName, read: () => Promise<readonly object[]>, report: Report) {
  try {
    const rows = await read()
    const sample = rows.slice(0, SAMPLE_SIZE).map((row) => ({ ...row }))
    return { check, succeeded: true, count: rows.length, sample, error: null }
  } catch (problem) {
    report(check, problem)
    return { check, succeeded: false, count: null, sample: [], error: connectionProblem(codeOf(problem)) }
  }
}

async function rowsOf(db: Reader, question: SQL): Promise<Sample> {
  return (await db.execute(question)).rows
}

/** The code of what the driver threw; the query builder wraps it. */
function codeOf(problem: unknown): string | undefined {
  const thrown = problem instanceof Error ? (problem.cause ?? problem) : undefined
  return thrown instanceof Error && 'code' in thrown && typeof thrown.code === 'string'
    ? thrown.code
    : undefined
}
