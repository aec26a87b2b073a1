/**
 * PostgreSQL's codes for a server that shuts down, starts, has no connection left, or ended a statement that took too
 * long. Source: its manual, appendix A.
 */
const GONE = /^(08...|57P0[1-3]|57014|53300)$/
/** The codes of the operating system for a connection that is refused, broken or not answered. */
const NO_CONNECTION = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])
/** The driver gives these no code. */
const SAID_BY_DRIVER =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed|The embedded database was closed)/

/** Whether a question failed because the database is not there: stopped, starting, out of reach, frozen, too slow. */
export function isDatabaseGone(problem: unknown): boolean {
  if (!(problem instanceof Error)) return false
  const { message, cause, code = '' } = problem as Error & { code?: unknown }
  const isGone =
    typeof code === 'string' && (GONE.test(code) || NO_CONNECTION.has(code) || SAID_BY_DRIVER.test(message))
  return isGone || isDatabaseGone(cause)
}

/**
 * Where a commit is not answered, the driver tries to roll the transaction back and reports that failure in place
 * of the first. It does so too where the database went earlier, so that some are sent to look for nothing.
 */
const ENDS_OF_TRANSACTIONS: readonly unknown[] = ['commit', 'rollback']

/** Whether it may have gone during a commit, so that only reading the record shows whether the change was stored. */
export const wentWhileSaving = (problem: unknown): boolean =>
  isDatabaseGone(problem) && ENDS_OF_TRANSACTIONS.includes((problem as { query?: unknown }).query)
