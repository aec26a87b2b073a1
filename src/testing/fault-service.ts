import type { IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { startLocalServer } from './local-server.ts'

/** A report as it arrived: what is in the first line, and each thing in it. */
export interface ReceivedReport {
  address: string
  headers: IncomingHttpHeaders
  envelope: Record<string, unknown>
  items: { type: string; content: ReceivedFault }[]
}

export interface ReceivedFault {
  level?: string
  message?: string
  tags?: Record<string, string>
  user?: unknown
  request?: unknown
  server_name?: string
  breadcrumbs?: { message?: string; data?: unknown }[]
  exception?: { values: { type: string; value: string }[] }
}

/** A stand-in for a service that faults are reported to, speaking its envelopes on this machine. */
export async function startFaultService() {
  const received: ReceivedReport[] = []
  const { url, close } = await startLocalServer(async (request, response) => {
    received.push({
      address: request.url ?? '',
      headers: request.headers,
      ...readEnvelope(await text(request)),
    })
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  return {
    /** What an operator would set as SENTRY_DSN. */
    dsn: `${url.replace('//', '//key@')}/7`,
    received,
    close,
  }
}

export type StandInFaultService = Awaited<ReturnType<typeof startFaultService>>

/** Lines of JSON: the envelope's own, then one about each thing in it and the thing itself. */
export function readEnvelope(sent: string): Pick<ReceivedReport, 'envelope' | 'items'> {
  const [envelope = '{}', ...lines] = sent.split('\n').filter(Boolean)
  const things = lines.map((line) => JSON.parse(line))
  return {
    envelope: JSON.parse(envelope),
    items: things.flatMap((thing, place) =>
      place % 2 === 0 ? [{ type: thing.type, content: things[place + 1] }] : [],
    ),
  }
}
