import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount } from '#testing/accounts.ts'
import { aShipment, aSpecies } from '#testing/builders.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { createTestPortal, listen, sessionOf } from '#testing/test-portal.ts'

/* POST /api/functions/generate-trade-summary as document 3, section 7, asks for it. */

describeOnBothEngines('the remote function', (connection) => {
  let app: FastifyInstance
  let url: string
  let cookie: string
  let bear: string

  beforeAll(async () => {
    const { db } = connection()
    await anAccount(db, 'admin@example.org')
    bear = (await aSpecies(db, { scientific_name: 'Ursus maritimus' })).id
    await aSpecies(db, { scientific_name: 'Zapus hudsonius' })
    await aShipment(db, bear)
    app = await createTestPortal(connection())
    url = await listen(app)
    cookie = await sessionOf(url, 'admin@example.org')
  })
  afterAll(() => app.close())

  const generate = (asked: object, more: { signal?: AbortSignal; accept?: string } = {}) =>
    fetch(`${url}/api/functions/generate-trade-summary`, {
      method: 'POST',
      headers: {
        cookie,
        origin: url,
        'content-type': 'application/json',
        accept: more.accept ?? 'application/json',
      },
      body: JSON.stringify(asked),
      ...(more.signal ? { signal: more.signal } : {}),
    })

  test('answers with message, counts and results', async () => {
    const answer = await generate({ species_id: bear })
    expect([answer.status, await answer.json()]).toEqual([
      200,
      {
        message: 'Processed Ursus maritimus',
        success_count: 1,
        failure_count: 0,
        results: [expect.objectContaining({ species_id: bear, success: true, total_trade_records: 1 })],
      },
    ])
  })

  test('tells on the way how far it is, to whoever listens', async () => {
    const answer = await generate({ process_all: true, batch_size: 1 }, { accept: 'text/event-stream' })
    expect(answer.headers.get('content-type')).toBe('text/event-stream')
    const told = [...(await answer.text()).matchAll(/^event: (\w+)\ndata: (.*)$/gm)]
    expect(told.map(([, event, data]) => [event, JSON.parse(data ?? '')])).toEqual([
      ['message', { done: 0, total: 2 }],
      ['message', { done: 1, total: 2 }],
      ['message', { done: 2, total: 2 }],
      ['done', expect.objectContaining({ message: 'Processed 2 species', success_count: 2 })],
    ])
  })

  test('says what is missing', async () => {
    const answer = await generate({})
    expect([answer.status, await answer.json()]).toEqual([
      400,
      expect.objectContaining({ message: 'Please select a species first.' }),
    ])
  })

  test('stops its work when the request is given up', async ({ skip }) => {
    skip(connection().engine === 'embedded', 'The embedded engine ends a statement that it has begun')
    const { db } = connection()
    const execute = (statement: string) => db.execute<{ count: number }>(sql.raw(statement))
    const atWork = async () => {
      const { rows } = await execute(
        "select count(*)::int from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'",
      )
      return rows[0]?.count
    }
    await execute(
      'create function hinder() returns trigger language plpgsql as $$ begin perform pg_sleep(60); return new; end $$',
    )
    await execute(
      'create trigger hinders before insert on species_trade_summary for each row execute function hinder()',
    )
    const giveUp = new AbortController()
    const asked = generate({ process_all: true }, { signal: giveUp.signal }).catch(({ name }) => name)
    await expect.poll(atWork, { timeout: 10_000 }).toBe(1)
    giveUp.abort()
    expect(await asked).toBe('AbortError')
    await expect.poll(atWork, { timeout: 10_000 }).toBe(0)
    await execute('drop function hinder cascade')
  })
})
