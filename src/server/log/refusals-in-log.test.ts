import { Writable } from 'node:stream'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { refusalsInLog } from './refusals-in-log.ts'

async function linesAfter(status: number, headers: Record<string, string> = {}) {
  const lines: Record<string, unknown>[] = []
  const stream = new Writable({
    write: (line, _encoding, done) => {
      lines.push(JSON.parse(String(line)))
      done()
    },
  })
  const app = fastify({ logger: { stream } })
  refusalsInLog(app)
  app.post('/api/admin/*', (_request, reply) => reply.code(status).send({}))
  await app.inject({ method: 'POST', url: '/api/admin/species?secret=1', headers })
  await app.close()
  return lines.filter(({ event }) => event === 'refused')
}

test('who is not allowed leaves a line with the route and the page that asked', async () => {
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', cookie: 'a=b' }
  const lines = await linesAfter(403, headers)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({
    event: 'refused',
    method: 'POST',
    route: '/api/admin/*',
    origin: 'https://evil.example',
    site: 'cross-site',
  })
  expect(JSON.stringify(lines)).not.toMatch(/secret|a=b|127\.0\.0\.1/)
})

test.each([200, 400, 401, 404])('an answer of %i leaves none', async (status) => {
  expect(await linesAfter(status)).toEqual([])
})
