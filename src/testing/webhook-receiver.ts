import { createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { startLocalServer } from './local-server.ts'

/** A call as it arrived. */
export interface ReceivedCall {
  headers: IncomingHttpHeaders
  body: string
}

const PATIENCE_MS = 15_000

export async function startWebhookReceiver() {
  const calls: ReceivedCall[] = []
  let answer: { status: number; location: string | undefined } = { status: 204, location: undefined }
  const waiting = new Set<() => void>()
  const server = await startLocalServer(async (request, response) => {
    calls.push({ headers: request.headers, body: await text(request) })
    const { status, location } = answer
    response.writeHead(status, location === undefined ? {} : { location }).end()
    for (const look of waiting) look()
  })
  return {
    url: `${server.url}/hook`,
    /** The host with its port, as the operator names it. */
    host: new URL(server.url).host,
    /** All calls so far. */
    calls,
    /** Waits for the call of this number, the first being 1. */
    call: (number: number) =>
      new Promise<ReceivedCall>((resolve, reject) => {
        const stop = setTimeout(() => {
          waiting.delete(look)
          reject(new Error(`Call ${number} did not come; there were ${calls.length}`))
        }, PATIENCE_MS)
        const look = () => {
          const call = calls[number - 1]
          if (call === undefined) return
          clearTimeout(stop)
          waiting.delete(look)
          resolve(call)
        }
        waiting.add(look)
        look()
      }),
    /** Answers calls from now on with this status, and with a redirect there where one is named. */
    answerWith: (status: number, location?: string) => {
      answer = { status, location }
    },
    close: server.close,
  }
}

/** A receiver of webhooks on this machine. */
export type WebhookReceiver = Awaited<ReturnType<typeof startWebhookReceiver>>

/** Whether a call is signed with this secret, checked as Standard Webhooks tells receivers to. */
export function isSignedWith(secret: string, { headers, body }: ReceivedCall): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const expected = `v1,${createHmac('sha256', key).update(content).digest('base64')}`
  const isRecent = Math.abs(Date.now() / 1000 - Number(headers['webhook-timestamp'])) < 300
  return isRecent && headers['webhook-signature'] === expected
}
