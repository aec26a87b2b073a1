import type { ImportOutcome } from '#contract/lists-curation.ts'
import type { Transaction } from '#database/access.ts'
import { lastVersionOf } from '#database/audit/audit-queries.ts'
import type { CuratedTable } from '#database/curation/curated-table.ts'
import type { Caller } from '../accounts/caller.ts'
import type { AdminContext } from '../admin-access.ts'
import { createdOnce } from './created-once.ts'

interface Import {
  /** What is asked for, such as 'lists.import'. */
  procedure: string
  input: unknown
  /** The table whose records are changed, added and deleted. */
  curated: CuratedTable
  work: (tx: Transaction) => Promise<ImportOutcome>
}

/**
 * Imports an edited file in a transaction of which all stays, or nothing where a line is refused. With an
 * `Idempotency-Key` it is imported once, however often it arrives; a repetition is answered with the first record that was
 * saved, from which all of them are undone.
 */
export async function importedOnce(
  context: Pick<AdminContext, 'db' | 'idempotencyKey'> & { profile: Caller },
  { procedure, input, curated, work }: Import,
): Promise<ImportOutcome> {
  const done: { outcome?: ImportOutcome } = {}
  const takeBack = new Error('The transaction is taken back')
  try {
    return await createdOnce(context, {
      procedure,
      input,
      create: async (tx) => {
        const outcome = await work(tx)
        done.outcome = outcome
        const [first] = outcome.saved
        if (first === undefined || outcome.rows.some(({ problems }) => problems.length > 0)) throw takeBack
        return first.id
      },
      read: async (tx, id) => {
        if (done.outcome !== undefined) return done.outcome
        return { rows: [], unchanged: 0, saved: [{ id, ...(await lastVersionOf(tx, curated.name, id)) }] }
      },
    })
  } catch (problem) {
    if (problem !== takeBack || done.outcome === undefined) throw problem
    return { ...done.outcome, saved: [] }
  }
}
