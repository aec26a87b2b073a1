import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TEXT_LIMITS } from '#contract/text-limits.ts'
import { anAccount } from '#testing/accounts.ts'
import { aSpecies } from '#testing/builders.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { createTestPortal, listen, sessionOf } from '#testing/test-portal.ts'

interface Answer {
  id: string
  version: number
  title: string
  code: string
  message: string
  data: unknown
}

describeOnBothEngines('a text that a curator sends', (connection) => {
  let app: FastifyInstance
  let url: string
  let cookie: string
  let species_id: string

  beforeAll(async () => {
    const { db } = connection()
    await anAccount(db, 'admin@example.org')
    species_id = (await aSpecies(db)).id
    app = await createTestPortal(connection())
    url = await listen(app)
    cookie = await sessionOf(url, 'admin@example.org')
  })
  afterAll(() => app.close())

  const ask = async (
    method: string,
    path: string,
    { body, language = 'en' }: { body?: object; language?: string } = {},
  ) => {
    const answer = await fetch(`${url}/api/admin/${path}`, {
      method,
      headers: { cookie, origin: url, 'accept-language': language, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: (await answer.json()) as Answer }
  }
  const anEvent = (length: number) => ({ species_id, event_type: 'recovery_plan', title: 'x'.repeat(length) })

  test.each([
    { language: 'en', message: 'At most 2,000 characters' },
    { language: 'is', message: 'Í mesta lagi 2.000 stafir' },
    { language: 'nb', message: 'Høyst 2\u00a0000 tegn' },
    { language: 'da', message: 'Højst 2.000 tegn' },
  ])('is refused by its field, in $language: $message', async ({ language, message }) => {
    const body = anEvent(TEXT_LIMITS.line + 1)
    expect(await ask('POST', 'timeline-events', { body, language })).toMatchObject({
      status: 400,
      body: { code: 'BAD_REQUEST', message, data: { fields: { title: 'text_at_most:2000' } } },
    })
  })

  test('may be as long as its kind allows, without the blanks around it', async () => {
    const body = anEvent(TEXT_LIMITS.line)
    const { status } = await ask('POST', 'timeline-events', { body: { ...body, title: ` ${body.title}\n` } })
    expect(status).toBe(200)
  })

  test('and was stored longer, before there were limits, is listed, read and made shorter', async () => {
    const made = await ask('POST', 'timeline-events', { body: anEvent(10) })
    const { id } = made.body
    const longer = 'y'.repeat(TEXT_LIMITS.line + 1)
    await connection().db.execute(sql`update timeline_events set title = ${longer} where id = ${id}`)

    const list = await ask('GET', `timeline-events?species_id=${species_id}&size=100`)
    expect(list.status).toBe(200)
    expect(JSON.stringify(list.body)).toContain(longer)
    const read = await ask('GET', `timeline-events/${id}`)
    expect(read.body.title).toBe(longer)
    expect((await ask('PUT', `timeline-events/${id}`, { body: read.body })).status).toBe(400)
    const shorter = { ...read.body, title: 'Shorter' }
    expect(await ask('PUT', `timeline-events/${id}`, { body: shorter })).toMatchObject({
      status: 200,
      body: { title: 'Shorter' },
    })
  })

  test('names a release in at most 60 characters', async () => {
    const answer = await ask('POST', `imports?source=cites-trade&release=${'r'.repeat(61)}`, { body: {} })
    expect(answer).toMatchObject({
      status: 400,
      body: { message: 'At most 60 characters', data: { key: 'text_at_most:60' } },
    })
  })
})
