import type { FastifyInstance } from 'fastify'
import { forOwnPages } from '../accounts/own-origin.ts'
import type { FaultService } from './fault-service.ts'

/** A hundred breadcrumbs and some stacks; pictures of the screen are never taken. */
const BODY_LIMIT_BYTES = 256 * 1024
const LONGEST_WAIT_MS = 5000

const ENVELOPE = 'application/x-sentry-envelope'

/** What the service says about how fast it wants to hear more. */
const PASSED_ON = ['retry-after', 'x-sentry-rate-limits']

interface Forwarding {
  service: FaultService
  publicUrl: string
}

/**
 * Faults of visitors' browsers on their way to the reporting service: browsers send them to the portal alone,
 * which passes on the report and nothing about the visitor, neither address nor headers.
 */
export async function faultReportRoutes(app: FastifyInstance, { service, publicUrl }: Forwarding) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES }, (_request, body, done) =>
    done(null, body),
  )

  forOwnPages(app, publicUrl)

  app.post<{ Body: unknown }>('/api/fault-reports', async (request, reply) => {
    const report = typeof request.body === 'string' ? addressedTo(service, request.body) : undefined
    if (report === undefined) return reply.code(400).send(NO_REPORT)
    const answer = await fetch(service.envelopes, {
      method: 'POST',
      headers: { 'content-type': ENVELOPE },
      body: report,
      signal: AbortSignal.timeout(LONGEST_WAIT_MS),
    }).catch((problem) => {
      request.log.warn({ err: problem }, 'The service for fault reports does not answer')
    })
    // Only the headers matter; an unread body would hold the connection.
    await answer?.body?.cancel()
    for (const name of PASSED_ON) {
      const value = answer?.headers.get(name)
      if (value) reply.header(name, value)
    }
    return reply.code(answer?.ok ? 204 : 502).send()
  })
}

const NO_REPORT = { code: 'BAD_REQUEST', message: 'This is no report of a fault.' }

/** The same envelope with the service's own address in its first line, whatever the browser wrote there. */
export function addressedTo({ dsn }: FaultService, envelope: string): string | undefined {
  const end = envelope.indexOf('\n')
  if (end < 0) return undefined
  try {
    const { event_id, sent_at }: Record<string, unknown> = JSON.parse(envelope.slice(0, end))
    return JSON.stringify({ event_id, sent_at, dsn }) + envelope.slice(end)
  } catch {
    return undefined
  }
}
