import { statusOf } from '#web/query-client.ts'

/** The failures that have a name of their own. Source: specification, document 1, section 2.10. */
export type FailureKind = 'notFound' | 'unauthorized' | 'forbidden' | 'server' | 'network'

/** How browsers begin when an answer, or a part of the page's own scripts, cannot be fetched. */
const UNREACHED = /^(failed to fetch|networkerror|load failed|error loading|importing a module)/i

/** What kind of failure this is; undefined when it is a fault of the page itself. */
export function failureKind(problem: unknown): FailureKind | undefined {
  const status = statusOf(problem)
  if (status === 401) return 'unauthorized'
  if (status === 403) return 'forbidden'
  if (status === 404) return 'notFound'
  if (status !== undefined && status >= 500) return 'server'
  const isUnreached =
    problem instanceof TypeError && (problem.name === 'Unreached' || UNREACHED.test(problem.message))
  return isUnreached ? 'network' : undefined
}
