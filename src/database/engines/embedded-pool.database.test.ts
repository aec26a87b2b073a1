import { expect, inject, test } from 'vitest'
import { EmbeddedPool } from './embedded-pool.ts'
import { EngineThread } from './embedded-thread.ts'
import { Turns } from './turns.ts'

test('a role that could not be put back is put back before anybody else works', async () => {
  const unhandled: unknown[] = []
  const note = (problem: unknown) => unhandled.push(problem)
  process.on('unhandledRejection', note)
  const thread = await EngineThread.start(undefined, inject('images').tables)
  await thread.query({ text: 'create role someone', params: [] })
  const query = thread.query.bind(thread)
  let failures = 2
  thread.query = async (asked) => {
    if (asked.text !== 'reset role' || failures === 0) return query(asked)
    failures -= 1
    throw new Error('No role is put back')
  }
  const turns = new Turns()
  const poolOf = (role?: string) =>
    new EmbeddedPool({ thread: async () => thread }, turns, { rank: 'portal', ...(role && { role }) })

  await poolOf('someone').query('select 1')
  await expect(poolOf().query('select current_user')).rejects.toThrow('No role is put back')
  const { rows } = await poolOf().query('select current_user')
  expect(rows).toEqual([{ current_user: 'postgres' }])
  await new Promise((resolve) => setTimeout(resolve, 50))
  process.off('unhandledRejection', note)
  expect(unhandled).toEqual([])
  await thread.close()
})

test("a connection given back after the engine was closed is nobody's fault, and the next one hears of it", async () => {
  const unhandled: unknown[] = []
  const note = (problem: unknown) => unhandled.push(problem)
  process.on('unhandledRejection', note)
  const thread = await EngineThread.start(undefined, inject('images').tables)
  await thread.query({ text: 'create role someone', params: [] })
  const pool = new EmbeddedPool({ thread: async () => thread }, new Turns(), {
    rank: 'visitor',
    role: 'someone',
  })

  const { release } = await pool.connect()
  await thread.close()
  release()
  await expect(pool.query('select 1')).rejects.toThrow('The embedded database was closed')
  await new Promise((resolve) => setTimeout(resolve, 50))
  process.off('unhandledRejection', note)
  expect(unhandled).toEqual([])
})
