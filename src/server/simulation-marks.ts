import { os } from '@orpc/server'
import type { ReadMeta } from '#contract/shows.ts'
import { listReleases } from '#database/releases/releases-queries.ts'
import type { SimulatedDataset } from '#domain/releases/datasets.ts'
import { type SimulationMark, simulatedAmong, simulationMark } from '#domain/releases/simulated-figures.ts'
import type { Context } from './access.ts'

type Reads = Pick<Context, 'records'>

/**
 * Says in the body of an answer whether the datasets behind its figures are simulated. In a list each row is
 * marked, so that it stays a list. Source: supplement, section 3, "Simulated records".
 */
export const markSimulated = os.$context<Reads>().middleware(async ({ context, procedure, next }) => {
  const result = await next()
  const { shows = [], marksRows = false }: ReadMeta = procedure['~orpc'].meta
  if (shows.length === 0 || marksRows) return result
  return { ...result, output: withMark(result.output, await markOf(context, shows)) }
})

/** The mark of figures that come from these datasets. */
async function markOf({ records }: Reads, shown: readonly SimulatedDataset[]): Promise<SimulationMark> {
  return simulationMark(simulatedAmong(await records(listReleases), shown))
}

/** Rows that come from different datasets, each with the mark of its own. */
export function markEach<Row extends object>(
  reads: Reads,
  rows: readonly Row[],
  datasetOf: (row: Row) => SimulatedDataset | undefined,
): Promise<(Row & SimulationMark)[]> {
  return Promise.all(
    rows.map(async (row) => {
      const dataset = datasetOf(row)
      return { ...row, ...(await markOf(reads, dataset ? [dataset] : [])) }
    }),
  )
}

function withMark(answer: unknown, mark: SimulationMark): unknown {
  if (Array.isArray(answer)) return answer.map((row) => ({ ...row, ...mark }))
  return answer === null ? null : { ...(answer as object), ...mark }
}
