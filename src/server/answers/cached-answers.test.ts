import fastify, { type FastifyInstance } from 'fastify'
import { beforeEach, expect, test } from 'vitest'
import { limitOf } from '../limits/route-class.ts'
import { Answer } from './answer.ts'
import { cachedAnswers } from './cached-answers.ts'

const RATE_LIMIT = 2
const MOST = limitOf('file', RATE_LIMIT)
const NARWHAL = new Answer(200, 'text/plain', Buffer.from('narwhal'), '1')

let app: FastifyInstance
let counted: number[]
let start: ReturnType<typeof cachedAnswers>

beforeEach(() => {
  app = fastify()
  counted = []
  start = cachedAnswers(app, {
    find: ({ url }) => (url === '/narwhal' ? NARWHAL : undefined),
    requestsPerMinute: RATE_LIMIT,
  })
  app.addHook('onResponse', async (_request, { statusCode }) => {
    counted.push(statusCode)
  })
  app.all('/*', async () => 'by its route')
})

const open = () => start(() => ({ 'content-security-policy': "default-src 'none'" }))
const ask = (url = '/narwhal', remoteAddress = '192.0.2.1', headers = {}) =>
  app.inject({ url, remoteAddress, headers })

test('what is in the cache is sent with the headers of its type and counted like every other', async () => {
  open()
  const { body, headers, statusCode } = await ask()
  expect([statusCode, body]).toEqual([200, 'narwhal'])
  expect(headers).toMatchObject({ 'content-security-policy': "default-src 'none'", etag: NARWHAL.etag })
  expect((await ask('/narwhal', '192.0.2.1', { 'if-none-match': NARWHAL.etag })).statusCode).toBe(304)
  expect(counted).toEqual([200, 304])
})

test.each([
  { what: 'is not in the cache', url: '/beluga', method: 'GET' as const },
  { what: 'is not read', url: '/narwhal', method: 'POST' as const },
])('what $what is left to its route', async ({ url, method }) => {
  open()
  expect((await app.inject({ url, method })).body).toBe('by its route')
})

test('before the headers are known everything is left to its route', async () => {
  expect((await ask()).body).toBe('by its route')
})

test('a network that asks for too many is left to the route and its limits, others are not', async () => {
  open()
  for (let asked = 0; asked < MOST; asked += 1) expect((await ask()).body).toBe('narwhal')
  expect((await ask()).body).toBe('by its route')
  expect((await ask('/narwhal', '192.0.2.2')).body).toBe('narwhal')
})
