import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withoutSimulation } from '#testing/first-start.ts'
import { type Place, placeOf } from '#testing/kills/next-import.ts'
import { createTestDatabase, serverAnswers } from '#testing/test-database.ts'
import { startTestServer } from '#testing/test-server.ts'

/* A portal that is told to stop while others are in the middle of asking it. */

/** Node alone would wait for a minute, and the portal gives up after ten seconds. */
const STOPS_WITHIN_MS = 8000
/** By then what was sent has been read. */
const ARRIVED_MS = 300

const HALF_SENT: { what: string; text: string }[] = [
  { what: 'nothing', text: '' },
  { what: 'half a head', text: 'GET /readyz HTTP/1.1\r\nHost: loc' },
  {
    what: 'half a body',
    text: 'POST /api/auth/sign-in/email HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"email"',
  },
  {
    what: 'one request and half of another',
    text: 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET /rea',
  },
]

function stopping(placed: () => Promise<{ place: Place; clear: () => Promise<unknown> }>) {
  let at: Awaited<ReturnType<typeof placed>>
  beforeAll(async () => {
    at = await placed()
    await withoutSimulation(at.place)
  })
  afterAll(() => at?.clear())

  test('half-sent requests and jobs are cut off, the database is closed, and the portal ends well', async () => {
    const portal = await startTestServer(placeOf(at.place))
    const port = Number(new URL(portal.url).port)
    const sent = HALF_SENT.map(({ text }) => send(connect(port, '127.0.0.1'), text))
    if ('dataDir' in at.place) sent.push(send(connect(join(at.place.dataDir, 'portal.sock')), '{"command":'))
    await new Promise((resolve) => setTimeout(resolve, ARRIVED_MS))

    const began = performance.now()
    expect(await portal.stop(), portal.output()).toBe(0)
    expect(performance.now() - began).toBeLessThan(STOPS_WITHIN_MS)
    expect(portal.output()).not.toMatch(/killed by timeout|"level":50/)
    await Promise.all(sent.map(({ closed }) => closed))
  })
}

function send(socket: Socket, text: string) {
  // How the system names the end is its own affair.
  socket.on('error', () => undefined)
  socket.write(text)
  socket.resume()
  return { closed: once(socket, 'close') }
}

describe('stopping on the embedded engine', () => {
  stopping(async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'stopping-'))
    return { place: { dataDir }, clear: () => rm(dataDir, { recursive: true }) }
  })
})

describe.skipIf(!serverAnswers && process.env.CI !== 'true')('stopping on PostgreSQL', () => {
  stopping(async () => {
    const { databaseUrl, drop } = await createTestDatabase('catalogue')
    return { place: { databaseUrl }, clear: drop }
  })
})
