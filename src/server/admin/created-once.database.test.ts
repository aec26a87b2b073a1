import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cms_listings, timeline_events } from '#database/schema/index.ts'
import { anAccount } from '#testing/accounts.ts'
import { aSpecies } from '#testing/builders.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { createTestPortal, listen, sessionOf } from '#testing/test-portal.ts'

interface Answer {
  id: string
  message: string
  data?: { key: string }
}

describeOnBothEngines('a request that is sent again', (connection) => {
  let apps: FastifyInstance[]
  let urls: string[]
  let cookie: string
  let other: string
  let species_id: string

  beforeAll(async () => {
    const { db } = connection()
    await anAccount(db, 'admin@example.org')
    await anAccount(db, 'other@example.org')
    species_id = (await aSpecies(db)).id
    // Two of them, since a repetition may reach another process.
    apps = await Promise.all([1, 2].map(() => createTestPortal(connection())))
    urls = await Promise.all(apps.map((app) => listen(app)))
    const [url = ''] = urls
    cookie = await sessionOf(url, 'admin@example.org')
    other = await sessionOf(url, 'other@example.org')
  })
  afterAll(() => Promise.all(apps.map((app) => app.close())))

  const send = async (
    path: string,
    body: object,
    { key, process = 0, by = cookie }: { key?: string; process?: number; by?: string } = {},
  ) => {
    const url = urls[process] ?? ''
    const answer = await fetch(`${url}/api/admin/${path}`, {
      method: path.startsWith('article') ? 'PUT' : 'POST',
      headers: {
        cookie: by,
        origin: url,
        'content-type': 'application/json',
        'accept-language': 'en',
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      body: JSON.stringify(body),
    })
    return { status: answer.status, body: (await answer.json()) as Answer }
  }
  const anEvent = (title: string) => ({ species_id, event_type: 'recovery_plan', title })
  const eventsOf = (title: string) =>
    connection().db.select().from(timeline_events).where(eq(timeline_events.title, title))

  test('six times at once makes one record, and each of the six is answered with it', async () => {
    const key = randomUUID()
    const event = anEvent('Sent six times')
    const answers = await Promise.all(
      [0, 1, 0, 1, 0, 1].map((process) => send('timeline-events', event, { key, process })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    const made = await eventsOf(event.title)
    expect(made).toHaveLength(1)
    expect(new Set(answers.map(({ body }) => body.id))).toEqual(new Set(made.map(({ id }) => id)))
  })

  test('after a lost answer is answered with the record it made, and leaves one trace', async () => {
    const key = `"${randomUUID()}"`
    const event = anEvent('Its answer was lost')
    const first = await send('timeline-events', event, { key })
    const again = await send('timeline-events', event, { key, process: 1 })
    expect(again).toEqual(first)
    const { rows } = await connection().db.execute<{ count: number }>(
      sql`select count(*)::integer as count from audit_log where row_id = ${first.body.id}`,
    )
    expect(rows).toEqual([{ count: 1 }])
  })

  test('with other values or to another address is refused in words, and stores nothing', async () => {
    const key = randomUUID()
    await send('timeline-events', anEvent('Saved'), { key })
    const refusal = {
      status: 422,
      body: expect.objectContaining({
        code: 'UNPROCESSABLE_CONTENT',
        message:
          'This form has been saved already, with other values. Open the record again and make your changes there.',
        data: { key: 'key_of_another_request' },
      }),
    }
    expect(await send('timeline-events', anEvent('Saved otherwise'), { key })).toEqual(refusal)
    expect(await eventsOf('Saved otherwise')).toEqual([])
    expect(await send('families', { family_name: 'Otheridae' }, { key })).toEqual(refusal)
  })

  test('may be corrected under the same key where nothing was stored', async () => {
    const key = randomUUID()
    expect((await send('timeline-events', anEvent(''), { key })).status).toBe(400)
    const family = { family_name: 'Twiceidae' }
    await send('families', family)
    expect((await send('families', family, { key })).status).toBe(400)
    expect((await send('timeline-events', anEvent('Corrected'), { key })).status).toBe(200)
    expect(await eventsOf('Corrected')).toHaveLength(1)
  })

  test('by someone else, or a day later, is a request of its own', async () => {
    const key = randomUUID()
    const event = anEvent('Not a repetition')
    await send('timeline-events', event, { key })
    await send('timeline-events', event, { key, by: other })
    expect(await eventsOf(event.title)).toHaveLength(2)

    await connection().db.execute(
      sql`update idempotency_keys set created_at = created_at - interval '24 hours 1 second' where key = ${key}`,
    )
    await send('timeline-events', event, { key })
    expect(await eventsOf(event.title)).toHaveLength(3)
    const { rows } = await connection().db.execute<{ count: number }>(
      sql`select count(*)::integer as count from idempotency_keys where created_at < now() - interval '24 hours'`,
    )
    expect(rows).toEqual([{ count: 0 }])
  })

  test('without a key is a request of its own; a key that is none is refused', async () => {
    const event = anEvent('Without a key')
    await send('timeline-events', event)
    await send('timeline-events', event)
    expect(await eventsOf(event.title)).toHaveLength(2)
    for (const key of ['short', 'a'.repeat(65), 'with a space and more', "';drop table species;--"])
      expect(await send('timeline-events', event, { key })).toMatchObject({
        status: 400,
        body: { data: { key: 'idempotency_key_shape' } },
      })
  })

  test('for a new species or translation makes one as well', async () => {
    const phoca = {
      ...{ scientific_name: 'Phoca semel', common_name: 'Single Seal', kingdom: 'Animalia', genus: 'Phoca' },
      ...{ phylum: 'Chordata', class: 'Mammalia', order_name: 'Carnivora', family: 'Phocidae' },
      species_name: 'semel',
    }
    const key = randomUUID()
    const [first, again] = await Promise.all(
      [0, 1].map((process) => send('species', phoca, { key, process })),
    )
    expect(first?.status).toBe(200)
    expect(again).toEqual(first)

    const description = 'A seal.'
    await connection().db.execute(
      sql`update species set description = ${description} where id = ${species_id}`,
    )
    const translation = {
      ...{ table_name: 'species', record_id: species_id, field: 'description', language: 'da' },
      ...{ text: 'En sæl.', original_text: description },
    }
    const ofTranslation = { key: randomUUID() }
    const translated = await send('translations', translation, ofTranslation)
    expect(translated.status).toBe(200)
    expect(await send('translations', translation, ofTranslation)).toEqual(translated)
  })

  test('for the rows beside a summary adds them once', async () => {
    const nothing = { created: [], updated: [], removed: [] }
    const listing = { appendix: 'II', listing_date: '1979-06-28', is_current: false, notes: 'Added once' }
    const edits = {
      cms_listings: { ...nothing, created: [listing] },
      cms_assessments: nothing,
      cites_trade_suspensions: nothing,
    }
    const key = randomUUID()
    const answers = await Promise.all(
      [0, 1].map((process) => send(`article-edit/${species_id}`, edits, { key, process })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const rows = await connection().db.select().from(cms_listings).where(eq(cms_listings.notes, 'Added once'))
    expect(rows).toHaveLength(1)
  })
})
