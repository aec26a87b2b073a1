import type {
  Generation,
  GenerationEvents,
  GenerationRequest,
  GenerationResult,
} from '#contract/trade-summaries-curation.ts'
import type { Editor, Transaction } from '#database/access.ts'
import { unknownSpecies } from '#database/species/species-queries.ts'
import {
  generateTradeSummary,
  lockAgainstDeletion,
  recordGeneration,
} from '#database/trade/trade-summary-changes.ts'
import { listSpeciesToCount } from '#database/trade/trade-summary-state-queries.ts'
import { batchesOf } from '#domain/trade/summary-runs.ts'
import type { AdminContext } from '../admin-access.ts'

type Run = Pick<AdminContext, 'db' | 'stoppable' | 'words' | 'warn'> & { editor: Editor }

interface Counted {
  id: string
  scientific_name: string
}

/**
 * Recounts the trade of one species or of all, and reports after each batch how far it is. A batch is stored
 * as one; a species that fails takes none of the others along. Once `signal` says so nothing more is begun and
 * what runs is aborted, while what was stored stays. Who is deleted meanwhile is left out. Throws NotFound for
 * an unknown species.
 */
export async function* generateTradeSummaries(
  run: Run,
  { species_id, batch_size }: GenerationRequest,
  signal: AbortSignal,
): GenerationEvents {
  const all = await listSpeciesToCount(run.db, species_id)
  const results: GenerationResult[] = []
  yield { done: 0, total: all.length }
  let done = 0
  for (const batch of batchesOf(all, batch_size)) {
    results.push(...(await storeBatch(run, batch, signal)))
    done += batch.length
    yield { done, total: all.length }
  }
  if (species_id !== undefined && results.length === 0) throw unknownSpecies(species_id)

  const failed = results.filter(({ success }) => !success)
  if (failed.length > 0) run.warn('Trade summaries could not be generated', { failed })
  const [only] = all
  return {
    message:
      species_id !== undefined && only
        ? run.words('admin:tradeSummary.processedOne', { name: only.scientific_name })
        : run.words('admin:tradeSummary.processed', { count: results.length }),
    success_count: results.length - failed.length,
    failure_count: failed.length,
    results,
  }
}

/** The outcome, for clients that do not follow the progress. */
export async function outcomeOf(events: GenerationEvents): Promise<Generation> {
  for (;;) {
    const { done, value } = await events.next()
    if (done) return value
  }
}

async function storeBatch(
  run: Run,
  batch: readonly Counted[],
  signal: AbortSignal,
): Promise<GenerationResult[]> {
  if (signal.aborted) return batch.map((one) => failure(run, one, signal))
  try {
    return await run.db.transaction(async (tx) => {
      const results: GenerationResult[] = []
      const locked = await lockAgainstDeletion(tx, batch)
      for (const one of locked) results.push(await countOne(run, tx, one, signal))
      const counted = locked.filter((_one, place) => results[place]?.success)
      if (counted.length > 0) await recordGeneration(tx, run.editor, counted)
      return results
    })
  } catch (problem) {
    // Nothing of the batch was stored; the next one may fare better.
    return batch.map((one) => failure(run, one, signal, problem))
  }
}

async function countOne(run: Run, tx: Transaction, one: Counted, signal: AbortSignal) {
  try {
    const total_trade_records = await tx.transaction((savepoint) =>
      run.stoppable(savepoint, signal, () => generateTradeSummary(savepoint, one.id)),
    )
    return { ...named(one), success: true, total_trade_records, error: null }
  } catch (problem) {
    return failure(run, one, signal, problem)
  }
}

const named = ({ id, scientific_name }: Counted) => ({ species_id: id, scientific_name })

function failure(
  { words }: Run,
  one: Counted,
  { aborted, reason }: AbortSignal,
  problem?: unknown,
): GenerationResult {
  const tooLate = aborted && reason instanceof DOMException && reason.name === 'TimeoutError'
  const error = aborted
    ? words(tooLate ? 'admin:tradeSummary.tooLate' : 'admin:tradeSummary.stopped')
    : reasonOf(problem)
  return { ...named(one), success: false, total_trade_records: null, error }
}

/** The query builder wraps the error of the database. */
function reasonOf(problem: unknown): string {
  const { cause } = problem as Error
  return cause instanceof Error ? cause.message : String((problem as Error).message)
}
