import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { withoutSimulation } from '#testing/first-start.ts'
import { placeOf } from '#testing/place.ts'
import { describeAtBothPlaces } from '#testing/test-database.ts'
import { startTestServer } from '#testing/test-server.ts'

/* A portal that is asked to stop while it answers requests. */

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

describeAtBothPlaces(
  'stopping',
  (place) => {
    beforeAll(() => withoutSimulation(place()))

    test('half-sent requests and jobs are cut off, the database is closed, and the portal ends well', async () => {
      const at = place()
      const portal = await startTestServer(placeOf(at))
      const port = Number(new URL(portal.url).port)
      const sent = HALF_SENT.map(({ text }) => send(connect(port, '127.0.0.1'), text))
      if ('dataDir' in at) sent.push(send(connect(join(at.dataDir, 'portal.sock')), '{"command":'))
      await new Promise((resolve) => setTimeout(resolve, ARRIVED_MS))

      const began = performance.now()
      expect(await portal.stop(), portal.output()).toBe(0)
      expect(performance.now() - began).toBeLessThan(STOPS_WITHIN_MS)
      expect(portal.output()).not.toMatch(/killed by timeout|"level":50/)
      await Promise.all(sent.map(({ closed }) => closed))
    })
  },
  'catalogue',
)

function send(socket: Socket, text: string) {
  // How the system names the end is its own affair.
  socket.on('error', () => undefined)
  socket.write(text)
  socket.resume()
  return { closed: once(socket, 'close') }
}
