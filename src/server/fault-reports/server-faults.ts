import { LONGEST_MESSAGE, MOST_BREADCRUMBS, reportable } from '#domain/portal/fault-report.ts'
import { VERSION } from '../version.ts'
import type { FaultService } from './fault-service.ts'

/** The levels of the log, by its numbers. */
const WARN = 40
const ERROR = 50

/** What is on its way when the portal stops is waited for this long. */
export const LONGEST_FAREWELL_MS = 2000
const LONGEST_WAIT_MS = 5000

const ENVELOPE = 'application/x-sentry-envelope'

/** Faults of the server on their way to the reporting service. */
export interface ServerFaults {
  /** Takes note of a line of the log: an error is reported, a warning goes along with the next report. */
  hear: (level: number, line: unknown[]) => void
  close: () => Promise<void>
}

/**
 * Begins to report. The service's library is loaded here and nowhere else, so that a portal without a service
 * never loads it; it watches nothing by itself: the log is what counts.
 */
export async function startServerFaults({ dsn }: FaultService): Promise<ServerFaults> {
  const [{ createStackParser, createTransport, Scope }, { nodeStackLineParser, ServerRuntimeClient }] =
    await Promise.all([import('@sentry/core'), import('@sentry/core/server')])
  const client = new ServerRuntimeClient({
    dsn,
    release: VERSION,
    platform: 'node',
    integrations: [],
    stackParser: createStackParser(nodeStackLineParser()),
    transport: (options) => createTransport(options, ({ body }) => sendTo(options.url, body)),
    maxValueLength: LONGEST_MESSAGE,
    sendClientReports: false,
    beforeSend: reportable,
  })
  const scope = new Scope()
  scope.setClient(client)
  client.init()
  return {
    hear: (level, line) => {
      const { message, problem, address } = faultIn(line)
      if (level === WARN) {
        scope.addBreadcrumb({ category: 'log', level: 'warning', message: message }, MOST_BREADCRUMBS)
      }
      if (level !== ERROR) return
      const tags = { message, ...(address === undefined ? {} : { address }) }
      if (problem === undefined) scope.captureMessage(message, 'error', { captureContext: { tags } })
      else scope.captureException(problem, { captureContext: { tags } })
    },
    close: async () => {
      await client.close(LONGEST_FAREWELL_MS)
    },
  }
}

/** Sends a report; the library reads from the answer how fast the service wants to hear more. */
async function sendTo(url: string, body: string | Uint8Array) {
  const {
    status,
    headers,
    body: unread,
  } = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': ENVELOPE },
    // Bytes of an array of its own, as `fetch` wants them.
    body: typeof body === 'string' ? body : new Uint8Array(body),
    signal: AbortSignal.timeout(LONGEST_WAIT_MS),
  })
  // Only the headers matter; an unread body would hold the connection.
  await unread?.cancel()
  return {
    statusCode: status,
    headers: {
      'x-sentry-rate-limits': headers.get('x-sentry-rate-limits'),
      'retry-after': headers.get('retry-after'),
    },
  }
}

/** What a line of the log says: its words, and the problem and the address it is about. */
export function faultIn(line: unknown[]): { message: string; problem?: Error; address?: string } {
  const [about] = line
  const message = line.find((part) => typeof part === 'string') ?? ''
  if (about instanceof Error) return { message, problem: about }
  if (typeof about !== 'object' || about === null) return { message }
  const { err, address } = about as { err?: unknown; address?: unknown }
  return {
    message,
    ...(err instanceof Error ? { problem: err } : {}),
    ...(typeof address === 'string' ? { address } : {}),
  }
}
