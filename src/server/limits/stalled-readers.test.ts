import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { PipelinedRequests } from './pipelined-requests.ts'
import { closeStalledReaders } from './stalled-readers.ts'

const LONGEST_MS = 200
/** More than the system takes for a reader that reads nothing. */
const LARGE = Buffer.alloc(32 * 1024 * 1024, 'x')

let close: () => Promise<void> = async () => undefined
afterEach(() => close())

/** A server with the given answer, and a client that has sent one request and reads nothing yet. */
async function readerOf(answer: (response: ServerResponse) => void, longestMs = LONGEST_MS) {
  const pipelined = new PipelinedRequests()
  const server = createServer((request, response) =>
    pipelined.inTurn(request, response, () => answer(response)),
  ).listen(0, '127.0.0.1')
  closeStalledReaders(server, (socket) => pipelined.isServing(socket), longestMs)
  await once(server, 'listening')
  const closed = new Promise<'closed'>((resolve) => {
    server.once('connection', (socket) => socket.once('close', () => resolve('closed')))
  })
  close = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined)
  socket.pause()
  socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n')
  return { socket, closed }
}

const atLatest = (ms: number) => wait(ms, 'open' as const)

test('a connection whose client takes nothing of its answer is closed', async () => {
  const { closed } = await readerOf((response) => response.end(LARGE))
  expect(await Promise.race([closed, atLatest(20 * LONGEST_MS)])).toBe('closed')
})

test('it is closed as well where the client goes on sending', async () => {
  const { socket, closed } = await readerOf((response) => response.end(LARGE))
  const sending = setInterval(() => socket.write('\r\n'), LONGEST_MS / 10)
  expect(await Promise.race([closed, atLatest(20 * LONGEST_MS)])).toBe('closed')
  clearInterval(sending)
})

test('what comes piece by piece is let go of too', async () => {
  const { closed } = await readerOf((response) => {
    Readable.from(Array.from({ length: 32 }, () => LARGE.subarray(0, 1024 * 1024))).pipe(response)
  })
  expect(await Promise.race([closed, atLatest(20 * LONGEST_MS)])).toBe('closed')
})

test('a client that reads slowly gets all of its answer', async () => {
  const { socket } = await readerOf((response) => response.end(LARGE), 1000)
  let received = 0
  socket.on('data', (chunk) => {
    received += chunk.length
    socket.pause()
    setTimeout(() => socket.resume(), 5)
  })
  socket.resume()
  await expect.poll(() => received, { timeout: 60_000 }).toBeGreaterThan(LARGE.length)
}, 70_000)

test('a request that takes long to answer is waited for', async () => {
  const { socket, closed } = await readerOf((response) => {
    setTimeout(() => response.end('late'), 4 * LONGEST_MS)
  })
  const [received] = await Promise.race([once(socket.resume(), 'data'), closed])
  expect(String(received)).toContain('late')
})
