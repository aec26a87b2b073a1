import fastify from 'fastify'
import { expect, test } from 'vitest'
import { Answer } from './answers/answer.ts'
import { TooManyPlainBodies } from './answers/plain-bodies.ts'
import { failures } from './failures.ts'

const PAGE = 'text/html; charset=utf-8'

test.each([
  { accept: 'application/json', type: 'application/json; charset=utf-8', says: 'The site is busy' },
  { accept: 'text/html', type: PAGE, says: 'page of 503' },
])('too much work for now is said with the time to come back: $accept', async ({ accept, type, says }) => {
  const app = fastify()
  failures(app, (status) => new Answer(status, PAGE, Buffer.from(`page of ${status}`), '1'))
  app.get('/', async () => {
    throw new TooManyPlainBodies()
  })
  const { statusCode, headers, body } = await app.inject({ url: '/', headers: { accept } })
  expect(statusCode).toBe(503)
  expect(headers).toMatchObject({ 'content-type': type, 'cache-control': 'no-store', 'retry-after': '5' })
  expect(body).toContain(says)
})
