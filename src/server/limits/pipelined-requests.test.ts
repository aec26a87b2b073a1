import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { PLAIN, sendPipelined } from '#testing/attacks/pipelined-requests.ts'
import { MOST_OUTSTANDING, PipelinedRequests } from './pipelined-requests.ts'

let close: () => Promise<void> = async () => undefined
afterEach(() => close())

/** A server that answers each request after a moment; counts how many it handled, and how many at once. */
async function countingServer(answer: (response: ServerResponse) => void) {
  const pipelined = new PipelinedRequests()
  const counts = { handled: 0, running: 0, mostRunning: 0 }
  const server = createServer((request, response) =>
    pipelined.inTurn(request, response, () => {
      counts.handled += 1
      counts.running += 1
      counts.mostRunning = Math.max(counts.mostRunning, counts.running)
      response.prependOnceListener('close', () => {
        counts.running -= 1
      })
      answer(response)
    }),
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  close = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, counts }
}

const requests = (count: number) =>
  Array.from({ length: count }, (_, number) => ({ address: `/${number}`, headers: PLAIN }))

const soon = (response: ServerResponse) => {
  setImmediate(() => response.end('an answer'))
}

test('requests sent ahead are answered one after the other', async () => {
  const { url, counts } = await countingServer(soon)
  const outcome = await sendPipelined({
    url,
    requests: requests(MOST_OUTSTANDING),
    reads: true,
    longestMs: 1000,
  })
  expect(outcome).toMatchObject({ answers: MOST_OUTSTANDING, closedBy: 'client' })
  expect(counts).toEqual({ handled: MOST_OUTSTANDING, running: 0, mostRunning: 1 })
})

test.each([{ reads: true }, { reads: false }])(
  'a connection with more requests than any usual client sends ahead is closed (reads: $reads)',
  async ({ reads }) => {
    const { url, counts } = await countingServer(soon)
    const outcome = await sendPipelined({ url, requests: requests(2500), reads, longestMs: 5000 })
    expect(outcome.closedBy).toBe('server')
    expect(counts.mostRunning).toBe(1)
    expect(counts.handled).toBeLessThanOrEqual(MOST_OUTSTANDING)
  },
)

test('what still waits is not handled once the client has left', async () => {
  const { url, counts } = await countingServer((response) => {
    setTimeout(() => response.end('late'), 300)
  })
  await sendPipelined({ url, requests: requests(10), reads: true, longestMs: 100 })
  await expect.poll(() => counts.running).toBe(0)
  expect(counts.handled).toBe(1)
})

test('a client that waits for each answer may send any number', async () => {
  const { url, counts } = await countingServer(soon)
  for (let sent = 0; sent < 3 * MOST_OUTSTANDING; sent += 1) {
    expect(await (await fetch(`${url}/${sent}`)).text()).toBe('an answer')
  }
  expect(counts.handled).toBe(3 * MOST_OUTSTANDING)
})
