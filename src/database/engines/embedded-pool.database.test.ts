import { expect, test } from 'vitest'
import { EmbeddedPool } from './embedded-pool.ts'
import { EngineThread } from './embedded-thread.ts'
import { Turns } from './turns.ts'

test("a connection given back after the engine was closed is nobody's fault, and the next one hears of it", async () => {
  const unhandled: unknown[] = []
  const note = (problem: unknown) => unhandled.push(problem)
  process.on('unhandledRejection', note)
  const thread = await EngineThread.start(undefined)
  await thread.query({ text: 'create role reader', params: [] })
  const pool = new EmbeddedPool({ thread: async () => thread }, new Turns(), {
    rank: 'visitor',
    role: 'reader',
  })

  const { release } = await pool.connect()
  await thread.close()
  release()
  await expect(pool.query('select 1')).rejects.toThrow('The embedded database was closed')
  await new Promise((resolve) => setTimeout(resolve, 50))
  process.off('unhandledRejection', note)
  expect(unhandled).toEqual([])
})
