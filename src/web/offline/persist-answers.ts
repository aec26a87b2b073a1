import type { OperationKey } from '@orpc/tanstack-query'
import type { QueryClient } from '@tanstack/react-query'
import { answeredAt } from '../answer-moments.ts'
import type { FirstData } from '../first-data.ts'
import { cacheResponse } from './cached-copies.ts'
import { addressOf } from './question-address.ts'

/** The back office's questions begin so; none of their answers is ever kept. */
const BACK_OFFICE = 'admin'
const RELEASES = 'releases'

/**
 * Keeps what this page has been told, each answer under the address at which a screen would ask for it: what came
 * along with the page, and what was asked before the worker stood between page and network. Which data is simulated
 * goes first: it decides whether older copies may stay.
 */
export async function persistAnswers(queryClient: QueryClient): Promise<void> {
  const known = queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, queryHash, state }) => {
      const question = publicQuestion(queryKey)
      if (question === undefined || state.data === undefined) return []
      return [{ ...question, output: state.data, at: answeredAt(queryHash, state.dataUpdatedAt) }]
    })
    .sort((a, b) => Number(b.path[0] === RELEASES) - Number(a.path[0] === RELEASES))
  for (const { path, input, output, at } of known) await keep(path, input, output, at)
}

/** Keeps answers as the server sends them along with a page. */
export async function persistSentAnswers(
  { answers }: Pick<FirstData, 'answers'>,
  now: number,
): Promise<void> {
  for (const { procedure, input, output } of answers) await keep(procedure.split('.'), input, output, now)
}

async function keep(path: readonly string[], input: unknown, output: unknown, at: number): Promise<void> {
  await cacheResponse(await addressOf(path, input), Response.json(output), at)
}

/** What a key of the query cache asks of the public interface; undefined where it asks something else. */
function publicQuestion(key: readonly unknown[]) {
  const [path, asked] = key as Partial<OperationKey<'query', unknown>>
  if (!Array.isArray(path) || asked?.type !== 'query' || path[0] === BACK_OFFICE) return undefined
  return { path: path as readonly string[], input: asked.input }
}
