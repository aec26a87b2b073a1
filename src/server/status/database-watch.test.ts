import { expect, test } from 'vitest'
import type { Connection } from '#database/connect.ts'
import { DatabaseWatch } from './database-watch.ts'

type Answer = () => Promise<{ version: number }[]>

const answers: Answer = async () => [{ version: 7 }]
const refuses: Answer = async () => {
  throw Object.assign(new Error('connect ECONNREFUSED 10.1.2.3:5432'), { code: 'ECONNREFUSED' })
}
const freezes: Answer = () => new Promise(() => undefined)

/** A database whose answer a test chooses, at a time that it sets; each look is a new one. */
function aWatch() {
  const world = { answer: answers, minute: 0, asked: 0 }
  const from = () => {
    world.asked += 1
    return world.answer()
  }
  const watch = new DatabaseWatch({
    connection: { reader: { select: () => ({ from }) } } as unknown as Pick<Connection, 'reader'>,
    now: () => new Date(Date.UTC(2026, 10, 24, 12, world.minute)),
    clock: () => world.minute * 60_000,
    slowestDatabaseMs: 10,
  })
  return { world, watch }
}

const at = (minute: number) => new Date(Date.UTC(2026, 10, 24, 12, minute))

test('a database that answers has done so since the portal started', async () => {
  const { world, watch } = aWatch()
  world.minute = 5
  expect(await watch.look()).toEqual({ state: 'answers', since: at(0), checkedAt: at(5) })
})

test.each([
  { what: 'refuses', answer: refuses, state: 'unreachable' },
  { what: 'does not answer in time', answer: freezes, state: 'slow' },
])('one that $what is $state, since the first look that found it so', async ({ answer, state }) => {
  const { world, watch } = aWatch()
  await watch.look()
  Object.assign(world, { answer, minute: 1 })
  await watch.look()
  world.minute = 9
  expect(await watch.look()).toEqual({ state, since: at(1), checkedAt: at(9) })
})

test('once it is back it answers since then', async () => {
  const { world, watch } = aWatch()
  watch.note('unreachable')
  Object.assign(world, { answer: answers, minute: 3 })
  expect(await watch.look()).toEqual({ state: 'answers', since: at(3), checkedAt: at(3) })
})

test('a connection that ended counts from then on, though nobody looked', async () => {
  const { world, watch } = aWatch()
  world.minute = 2
  watch.note('unreachable')
  Object.assign(world, { answer: refuses, minute: 30 })
  expect(await watch.look()).toMatchObject({ state: 'unreachable', since: at(2) })
})

test('however many ask, the database is asked once', async () => {
  const { world, watch } = aWatch()
  await Promise.all(Array.from({ length: 30 }, watch.look))
  expect(world.asked).toBe(1)
})
