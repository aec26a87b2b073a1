import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { SlowBodies } from './slow-bodies.ts'

const LONGEST_MS = 150

let close: () => Promise<void> = async () => undefined
afterEach(() => close())

/** What a client receives from a server with the given handler, when it sends each part of the body after a pause. */
async function sendDrops(
  handle: (request: IncomingMessage, response: ServerResponse, slow: SlowBodies) => void,
  { drops, length }: { drops: number; length: string },
): Promise<{ received: string; closedBy: 'server' | 'nobody' }> {
  const slow = new SlowBodies(LONGEST_MS)
  const server = createServer((request, response) => {
    slow.watch(request, response, () => request.socket.write('HTTP/1.1 408 Request Timeout\r\n\r\n'))
    handle(request, response, slow)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  close = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let received = ''
  let closed = false
  socket.setEncoding('latin1').on('data', (text: string) => {
    received += text
  })
  socket
    .on('error', () => undefined)
    .on('close', () => {
      closed = true
    })
  socket.write(`POST / HTTP/1.1\r\nhost: a\r\n${length}\r\n\r\n`)
  for (let drop = 0; drop < drops && !closed; drop += 1) {
    socket.write('1\r\na\r\n')
    await wait(50)
  }
  if (!closed) await wait(2 * LONGEST_MS)
  socket.destroy()
  return { received, closedBy: closed ? 'server' : 'nobody' }
}

const answerWhenWhole = (request: IncomingMessage, response: ServerResponse) =>
  request.resume().on('end', () => response.end('whole'))

const UNENDING = { drops: 12, length: 'transfer-encoding: chunked' }

test('a body that does not come whole in time is refused, and its line closed', async () => {
  const { received, closedBy } = await sendDrops(answerWhenWhole, UNENDING)
  expect(received).toMatch(/^HTTP\/1\.1 408 /)
  expect(closedBy).toBe('server')
})

test('who was answered before the body came does not keep the line either', async () => {
  const { received, closedBy } = await sendDrops((_request, response) => {
    response.writeHead(401).end()
  }, UNENDING)
  expect(received).toMatch(/^HTTP\/1\.1 401 /)
  expect(received).not.toContain('408')
  expect(closedBy).toBe('server')
})

test('a body that is allowed to may take longer', async () => {
  const { received, closedBy } = await sendDrops((request, response, slow) => {
    slow.allow(request)
    answerWhenWhole(request, response)
  }, UNENDING)
  expect({ received, closedBy }).toEqual({ received: '', closedBy: 'nobody' })
})

test.each([
  { what: 'came whole', drops: 1, length: 'content-length: 6' },
  { what: 'was never promised', drops: 0, length: 'content-length: 0' },
])('a line whose body $what stays open for longer', async ({ drops, length }) => {
  const { received, closedBy } = await sendDrops((request, response) => answerWhenWhole(request, response), {
    drops,
    length,
  })
  expect(received).toContain('whole')
  expect(closedBy).toBe('nobody')
})
