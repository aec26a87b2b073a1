import fastify from 'fastify'
import { expect, test } from 'vitest'
import type { Connection } from '#database/connect.ts'
import { health } from './health.ts'

type Answer = () => Promise<{ version: number }[]>

const frozen: Answer = () => new Promise(() => undefined)
const refused: Answer = async () => {
  throw new Error('Nobody listens')
}

interface Portal {
  answer: Answer
  engine?: Connection['engine']
  clock?: () => number
}

async function aPortal({ answer, engine = 'postgresql', clock = () => 0 }: Portal) {
  let asked = 0
  const from = () => {
    asked += 1
    return answer()
  }
  const connection = { engine, urgent: { select: () => ({ from }) } } as unknown as Connection
  const logged: number[] = []
  const stream = { write: (line: string) => void logged.push(JSON.parse(line).level) }
  const app = fastify({ logger: { level: 'warn', stream } })
  await app.register(health, { connection, dataVersion: { version: 6 }, clock, slowestDatabaseMs: 10 })
  const ready = async () => {
    const { statusCode, headers, body } = await app.inject('/readyz')
    return { statusCode, caching: headers['cache-control'], told: JSON.parse(body) }
  }
  return {
    readyTimes: (times: number) => Promise.all(Array.from({ length: times }, ready)),
    asked: () => asked,
    logged,
  }
}

const WARNING = 40
const ERROR = 50
const READY = { statusCode: 200, caching: 'no-store', told: { status: 'ready', data_version: 7 } }
const NOT_READY = { statusCode: 503, caching: 'no-store', told: { status: 'not ready' } }

test('however many ask whether the portal is ready, the database is asked once a second', async () => {
  let now = 0
  const { readyTimes, asked } = await aPortal({ answer: async () => [{ version: 7 }], clock: () => now })
  for (const answer of [...(await readyTimes(30)), ...(await readyTimes(30))]) expect(answer).toEqual(READY)
  expect(asked()).toBe(1)
  now = 1000
  await readyTimes(30)
  expect(asked()).toBe(2)
})

test('a portal whose database is frozen is not ready, which is a warning and no fault', async () => {
  const { readyTimes, asked, logged } = await aPortal({ answer: frozen })
  for (const answer of await readyTimes(30)) expect(answer).toEqual(NOT_READY)
  expect(asked()).toBe(1)
  expect(logged).toEqual([WARNING])
})

test('a portal whose database refuses is not ready, which is a fault', async () => {
  const { readyTimes, logged } = await aPortal({ answer: refused, engine: 'embedded' })
  expect(await readyTimes(1)).toEqual([NOT_READY])
  expect(logged).toEqual([ERROR])
})

test('a portal is ready while an import holds the embedded engine’s only session', async () => {
  const { readyTimes, logged } = await aPortal({ answer: frozen, engine: 'embedded' })
  expect(await readyTimes(1)).toEqual([{ ...READY, told: { status: 'ready', data_version: 6 } }])
  expect(logged).toEqual([WARNING])
})
