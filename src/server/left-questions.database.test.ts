import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { aSpecies } from '#testing/builders.ts'
import { describeOnOneEngine } from '#testing/test-database.ts'
import { createTestPortal, listen } from '#testing/test-portal.ts'

const ASKERS = 20
/** Long enough for a question to reach the database. */
const PATIENCE_MS = 25
/** What the portal builds ahead meanwhile asks a few questions of its own. */
const MOST_QUESTIONS = ASKERS / 2

describeOnOneEngine('a plain question whose askers all leave', (connection) => {
  let app: FastifyInstance
  let url: string
  let species_id: string

  beforeAll(async () => {
    species_id = (await aSpecies(connection().db)).id
    app = await createTestPortal(connection())
    url = await listen(app)
  })
  afterAll(() => app.close())

  const questionsOfVisitors = () => {
    const [pool] = connection()
      .pools()
      .filter(({ pool }) => pool === 'reader' || pool === 'session')
    return (pool?.used ?? 0) + (pool?.waiting ?? 0)
  }

  test('is asked once, and answers whoever asks last', async () => {
    const address = `${url}/api/species/${species_id}/catch-records`
    const last = await connection().db.transaction(async (tx) => {
      // Until this ends no question about catches is answered, on either engine.
      await tx.execute(sql`lock table catch_records in access exclusive mode`)
      for (let asker = 0; asker < ASKERS; asker += 1) {
        await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => undefined)
        // The server has to hear of it before the next comes, who would join in.
        await wait(PATIENCE_MS)
      }
      expect(questionsOfVisitors()).toBeGreaterThan(0)
      expect(questionsOfVisitors()).toBeLessThan(MOST_QUESTIONS)
      const answer = fetch(address)
      await wait(PATIENCE_MS)
      return { answer }
    })
    expect((await last.answer).status).toBe(200)
  })

  test('is answered before the portal has closed, without a fault', async () => {
    const faults = vi.spyOn(app.log, 'error')
    const { id } = await aSpecies(connection().db)
    const closed = vi.fn()
    const closing = await connection().db.transaction(async (tx) => {
      await tx.execute(sql`lock table catch_records in access exclusive mode`)
      const address = `${url}/api/species/${id}/catch-records`
      await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => undefined)
      const closing = app.close().then(closed)
      await wait(4 * PATIENCE_MS)
      expect(closed).not.toHaveBeenCalled()
      return { closing }
    })
    await closing.closing
    expect(faults).not.toHaveBeenCalled()
  })
})
