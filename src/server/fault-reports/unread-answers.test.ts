import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { faultReportRoutes } from './fault-report-routes.ts'
import { type FaultService, parseDsn } from './fault-service.ts'
import { startServerFaults } from './server-faults.ts'

/* A service that answers at length: nothing here reads it, and its connection must not stay open over it. */

const PUBLIC_URL = 'https://portal.example'

let server: ReturnType<typeof createServer>
let service: FaultService
const answers = { begun: 0, closed: 0 }

beforeEach(async () => {
  Object.assign(answers, { begun: 0, closed: 0 })
  server = createServer((request, response) => {
    request.resume()
    answers.begun += 1
    response.once('close', () => {
      answers.closed += 1
    })
    response.writeHead(200).write(Buffer.alloc(1024 * 1024))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const parsed = parseDsn(`http://key@127.0.0.1:${(server.address() as AddressInfo).port}/7`)
  if (parsed === undefined) throw new Error('The address of the service is none')
  service = parsed
})
afterEach(async () => {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
})

test("the answer to a browser's report is let go of", async () => {
  const app = fastify()
  await app.register(faultReportRoutes, { service, publicUrl: PUBLIC_URL })
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/api/fault-reports',
    headers: { origin: PUBLIC_URL },
    payload: '{"event_id":"1"}\n{"type":"event"}\n{"message":"It failed"}',
  })
  expect(statusCode).toBe(204)
  await expect.poll(() => answers).toEqual({ begun: 1, closed: 1 })
  await app.close()
})

test("the answer to the server's report is let go of", async () => {
  const faults = await startServerFaults(service)
  faults.hear(50, [new Error('It failed')])
  await expect.poll(() => answers).toEqual({ begun: 1, closed: 1 })
  await faults.close()
})
