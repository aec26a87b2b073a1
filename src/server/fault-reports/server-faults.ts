import { LONGEST_MESSAGE, MOST_BREADCRUMBS, reportable } from '#domain/portal/fault-report.ts'
import { VERSION } from '../version.ts'
import type { FaultService } from './fault-service.ts'

/** The levels of the log, by its numbers. */
const WARN = 40
const ERROR = 50

/** What is on its way when the portal stops is waited for this long. */
const LONGEST_FAREWELL_MS = 2000

/** Faults of the server on their way to the reporting service. */
export interface ServerFaults {
  /** Takes note of a line of the log: an error is reported, a warning goes along with the next report. */
  hear: (level: number, line: unknown[]) => void
  close: () => Promise<void>
}

/**
 * Begins to report. The service's library is loaded here and nowhere else, so that a portal without a service
 * never loads it; of what it could watch by itself it watches nothing: the log is what counts.
 */
export async function startServerFaults({ dsn }: FaultService): Promise<ServerFaults> {
  const { addBreadcrumb, captureException, captureMessage, close, initWithoutDefaultIntegrations } =
    await import('@sentry/node')
  initWithoutDefaultIntegrations({
    dsn,
    release: VERSION,
    maxBreadcrumbs: MOST_BREADCRUMBS,
    maxValueLength: LONGEST_MESSAGE,
    sendClientReports: false,
    beforeSend: reportable,
  })
  return {
    hear: (level, line) => {
      const { said, problem, address } = faultIn(line)
      if (level === WARN) addBreadcrumb({ category: 'log', level: 'warning', message: said })
      if (level !== ERROR) return
      const tags = { said, ...(address === undefined ? {} : { address }) }
      if (problem === undefined) captureMessage(said, { level: 'error', tags })
      else captureException(problem, { tags })
    },
    close: async () => {
      await close(LONGEST_FAREWELL_MS)
    },
  }
}

/** What a line of the log says: its words, and the problem and the address it is about. */
export function faultIn(line: unknown[]): { said: string; problem?: Error; address?: string } {
  const [about] = line
  const said = line.find((part) => typeof part === 'string') ?? ''
  if (about instanceof Error) return { said, problem: about }
  if (typeof about !== 'object' || about === null) return { said }
  const { err, address } = about as { err?: unknown; address?: unknown }
  return {
    said,
    ...(err instanceof Error ? { problem: err } : {}),
    ...(typeof address === 'string' ? { address } : {}),
  }
}
