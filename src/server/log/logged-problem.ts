import { withoutPersonalData } from '#domain/portal/fault-report.ts'

/** A problem as the log has it. */
export type LoggedProblem = {
  type: string
  message: string
  /** The database's or the system's own word for it. */
  code?: string
  stack: string
  cause?: LoggedProblem
}

const FRAMES = /\n {4}at [\s\S]*$/

/**
 * What the log has of a problem: what and where, and nothing of the person who met it. The values that a failed
 * query was put with, searched words and e-mail addresses stay out, as they do of reports.
 */
export function loggedProblem(problem: unknown): LoggedProblem {
  if (!(problem instanceof Error))
    return { type: typeof problem, message: withoutPersonalData(String(problem)), stack: '' }
  const { name, cause } = problem
  const code = 'code' in problem && typeof problem.code === 'string' ? problem.code : undefined
  return {
    type: problem.constructor.name || name,
    message: withoutPersonalData(problem.message),
    ...(code === undefined ? {} : { code }),
    stack: FRAMES.exec(problem.stack ?? '')?.[0].trim() ?? '',
    ...(cause instanceof Error ? { cause: loggedProblem(cause) } : {}),
  }
}

/** An address as the log has it: what is behind the '?' may be what someone searched for. */
export const loggedAddress = (address: string): string => address.split('?', 1)[0] ?? ''
