import { once } from 'node:events'
import { connect } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { unlessDisconnected } from './disconnect.ts'

let app: FastifyInstance
let logged: string[]
let left: string[]

beforeEach(async () => {
  logged = []
  left = []
  app = fastify({ logger: { level: 'warn', stream: { write: (line: string) => void logged.push(line) } } })
  app.get('/waits/:name', (request, reply) =>
    unlessDisconnected(request, reply, async (leaves) => {
      await once(leaves, 'abort')
      left.push((request.params as { name: string }).name)
      leaves.throwIfAborted()
      return reply.send('nobody reads this')
    }),
  )
  app.get('/answers', (request, reply) =>
    unlessDisconnected(request, reply, async (leaves) => {
      await reply.send('an answer')
      expect(leaves.aborted).toBe(false)
      return reply
    }),
  )
  app.get('/fails', (request, reply) =>
    unlessDisconnected(request, reply, async () => {
      throw new Error('A fault of ours')
    }),
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => app.close())

const line = () => connect(Number(new URL(app.listeningOrigin).port), '127.0.0.1')
const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`

test('who closes the line is not waited for, also with several requests on it, and no error is logged', async () => {
  const socket = line()
  socket.write(request('/waits/first') + request('/waits/second'))
  setTimeout(() => socket.destroy(), 100)
  await expect.poll(() => left.toSorted()).toEqual(['first', 'second'])
  expect(logged).toEqual([])
})

test('who stays is answered, and hears of failures', async () => {
  expect(await (await fetch(`${app.listeningOrigin}/answers`)).text()).toBe('an answer')
  expect((await fetch(`${app.listeningOrigin}/fails`)).status).toBe(500)
  expect(logged).toHaveLength(1)
})
