import { AnswerTimeout, ForeignAnswer, Unreached } from '#web/lost-answers.ts'
import { statusOf } from '#web/query-client.ts'

/** The failures that have a name of their own. Source of all but the last two: specification, document 1, section 2.10. */
export type FailureKind =
  | 'notFound'
  | 'unauthorized'
  | 'forbidden'
  | 'server'
  | 'network'
  | 'timeout'
  | 'foreign'

/** How browsers begin when an answer, or a part of the page's own scripts, cannot be fetched. */
const UNREACHED = /^(failed to fetch|networkerror|load failed|error loading|importing a module)/i

/** What kind of failure this is; undefined when it is a fault of the page itself. */
export function failureKind(problem: unknown): FailureKind | undefined {
  const status = statusOf(problem)
  if (status === 401) return 'unauthorized'
  if (status === 403) return 'forbidden'
  if (status === 404) return 'notFound'
  if (status !== undefined && status >= 500) return 'server'
  if (!(problem instanceof Error)) return undefined
  if (problem instanceof AnswerTimeout) return 'timeout'
  // What calls itself JSON and cannot be read as such is not the portal's either.
  if (problem instanceof ForeignAnswer || problem.cause instanceof SyntaxError) return 'foreign'
  const isUnreached =
    problem instanceof Unreached || (problem instanceof TypeError && UNREACHED.test(problem.message))
  return isUnreached ? 'network' : undefined
}
