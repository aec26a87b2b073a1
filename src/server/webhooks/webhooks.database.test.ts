import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '#database/access.ts'
import { recordChange } from '#database/audit/audit-changes.ts'
import { audit_log, species, webhook_changes, webhook_deliveries, webhooks } from '#database/schema/index.ts'
import { noteAttempt, planDeliveries } from '#database/webhooks/webhook-deliveries-changes.ts'
import { MOST_ATTEMPTS } from '#domain/webhooks/retry-schedule.ts'
import { anAccount, PASSWORD } from '#testing/accounts.ts'
import { aSpecies } from '#testing/builders.ts'
import { type MailServer, startMailServer } from '#testing/mail-server.ts'
import { Visitor } from '#testing/own-pages.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { createTestPortal, listen } from '#testing/test-portal.ts'
import { isSignedWith, startWebhookReceiver, type WebhookReceiver } from '#testing/webhook-receiver.ts'

const ADMIN = 'admin@example.org'

describeOnBothEngines('webhooks', (connection) => {
  let app: FastifyInstance
  let url: string
  let db: Database
  let admin: Visitor
  let receiver: WebhookReceiver
  let mail: MailServer

  beforeAll(async () => {
    db = connection().db
    await anAccount(db, ADMIN)
    receiver = await startWebhookReceiver()
    mail = await startMailServer()
    app = await createTestPortal(
      connection(),
      { WEBHOOK_RECEIVER: receiver.host, SMTP_URL: mail.url, MAIL_FROM: 'portal@example.org' },
      { webhookPace: { settledAfterMs: 50 } },
    )
    url = await listen(app)
    admin = new Visitor(url)
    await admin.post('/api/auth/sign-in/email', { email: ADMIN, password: PASSWORD })
  })
  afterAll(async () => {
    await app.close()
    await receiver.close()
    await mail.close()
  })
  beforeEach(() => receiver.answerWith(204))
  afterEach(() => db.delete(webhooks))

  const add = (more: object = {}) =>
    admin.post('/api/admin/webhooks', {
      ...{ name: 'A receiver', address: receiver.url, events: ['records.changed'] },
      ...more,
    })
  const added = async (more: object = {}) =>
    (await (await add(more)).json()) as { id: string; secret: string }
  const addFamily = (family_name: string) =>
    admin.post('/api/admin/families', { family_name, order_name: 'Carnivora', class: 'Mammalia' })
  const deliveriesOf = (id: string) =>
    db.select().from(webhook_deliveries).where(eq(webhook_deliveries.webhook_id, id))

  test('are called, signed, after a change, once for changes that come together', async () => {
    const { secret } = await added()
    const before = receiver.calls.length
    const [first, second] = await Promise.all([addFamily('Hookidae'), addFamily('Wireidae')])
    const ids = await Promise.all(
      [first, second].map(async (answer) => ((await answer.json()) as { id: string }).id),
    )
    const told: string[] = []
    for (let number = before + 1; told.length < 2; number += 1) {
      const call = await receiver.call(number)
      expect(isSignedWith(secret, call)).toBe(true)
      expect(isSignedWith(secret, { ...call, body: `${call.body} ` })).toBe(false)
      const { type, data } = JSON.parse(call.body)
      expect([type, data.left_off, typeof data.data_version]).toEqual(['records.changed', 0, 'number'])
      expect(call.body).not.toContain(ADMIN)
      told.push(...data.changes.map(({ id }: { id: string }) => id))
    }
    expect(told.toSorted()).toEqual(ids.toSorted())
    expect(await db.$count(webhook_changes)).toBe(0)
  })

  test('have their secret shown once, and stored so that nobody reads it there', async () => {
    const { id, secret } = await added({ address: `${receiver.url}/with-a-key-in-it` })
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
    const [stored] = await db.select().from(webhooks).where(eq(webhooks.id, id))
    const trail = await db.select().from(audit_log).where(eq(audit_log.row_id, id))
    const listed = await (await admin.get('/api/admin/webhooks')).text()
    expect(listed).toContain(id)
    for (const text of [JSON.stringify(stored), JSON.stringify(trail), listed])
      expect(text).not.toContain(secret)
    expect(JSON.stringify(trail)).not.toContain('with-a-key-in-it')
  })

  test('are edited, and called at the new address from then on', async () => {
    const { id, secret } = await added({ address: 'https://example.org/hook', events: ['release.imported'] })
    await db.update(webhooks).set({ failing_since: new Date() }).where(eq(webhooks.id, id))
    const edit = (more: object) =>
      admin.put(`/api/admin/webhooks/${id}`, {
        ...{ name: 'Moved', address: `${receiver.url}/moved?key=in-it`, events: ['records.changed'] },
        ...more,
      })
    expect((await edit({ address: 'http://example.org/hook' })).status).toBe(400)
    expect((await edit({ events: [] })).status).toBe(400)
    expect((await edit({})).status).toBe(200)
    expect(await (await admin.get('/api/admin/webhooks')).json()).toMatchObject([
      { id, name: 'Moved', events: ['records.changed'], failing_since: null },
    ])
    const before = receiver.calls.length
    await addFamily('Movedidae')
    expect(isSignedWith(secret, await receiver.call(before + 1))).toBe(true)
    const trail = await db.select().from(audit_log).where(eq(audit_log.row_id, id))
    expect(trail.at(-1)?.after).toMatchObject({ name: 'Moved', address: 'changed' })
    expect(JSON.stringify(trail)).not.toContain('in-it')
  })

  test('get another secret, which is told once, audited and signs from then on', async () => {
    const { id, secret: former } = await added()
    const answer = await admin.post(`/api/admin/webhooks/${id}/secret`)
    const { secret } = (await answer.json()) as { secret: string }
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
    expect(secret).not.toBe(former)
    const before = receiver.calls.length
    await addFamily('Resecretidae')
    const call = await receiver.call(before + 1)
    expect([isSignedWith(secret, call), isSignedWith(former, call)]).toEqual([true, false])
    const trail = await db.select().from(audit_log).where(eq(audit_log.row_id, id))
    expect(trail.at(-1)).toMatchObject({ editor_email: ADMIN, after: { secret: 'replaced' } })
    expect(JSON.stringify(trail)).not.toContain(secret)
    expect((await admin.post(`/api/admin/webhooks/${crypto.randomUUID()}/secret`)).status).toBe(404)
  })

  test('whose calls were given up are counted for seven days', async () => {
    const { id } = await added()
    const day = 86_400_000
    const call = (attempts: number, days: number, more: object = {}) => ({
      ...{ webhook_id: id, event: 'records.changed' as const, body: '{}', attempts },
      ...{ attempted_at: new Date(Date.now() - days * day), ...more },
    })
    await db
      .insert(webhook_deliveries)
      .values([
        call(10, 1),
        call(10, 6),
        call(10, 8),
        call(3, 1),
        call(10, 1, { delivered_at: new Date() }),
        call(9, 1, { next_attempt_at: new Date(2100, 0) }),
      ])
    expect(await (await admin.get('/api/admin/webhooks')).json()).toMatchObject([{ id, given_up_calls: 2 }])
  })

  test('are told nothing of a hidden species, but that it was hidden', async () => {
    const { id } = await aSpecies(db, { scientific_name: 'Ursus absconditus' })
    // In one transaction: the portal takes what is noted as soon as it sees it.
    const noted = (table: string, before?: object, after?: object) =>
      db.transaction(async (tx) => {
        await tx.delete(webhook_changes)
        await recordChange(
          tx,
          { id: null, email: ADMIN },
          {
            ...{ table, action: 'update', row_id: id },
            before: { id, ...before },
            after: { id, ...after },
          },
        )
        const rows = await tx.delete(webhook_changes).returning()
        return rows.map(({ table_name }) => table_name)
      })
    expect(await noted('common_names', { species_id: id }, { species_id: id })).toEqual(['common_names'])
    await db.update(species).set({ hidden: true }).where(eq(species.id, id))
    expect(await noted('species', { hidden: false }, { hidden: true })).toEqual(['species'])
    expect(await noted('species', { hidden: true }, { hidden: true })).toEqual([])
    expect(await noted('common_names', { species_id: id }, { species_id: id })).toEqual([])
    expect(await noted('translations', { record_id: id }, { record_id: id })).toEqual([])
    await db.delete(species).where(eq(species.id, id))
  })

  test('are told of what is published and of nothing else', async () => {
    const { id } = await added()
    await db.transaction(async (tx) => {
      const editor = { id: null, email: 'test' }
      await recordChange(tx, editor, { table: 'profiles', action: 'update', row_id: 'somebody' })
      await recordChange(tx, editor, { table: 'dataset_releases', action: 'import', row_id: 'a release' })
      await planDeliveries(tx, new Date())
    })
    expect(await deliveriesOf(id)).toEqual([])
  })

  test('are told of nothing that was taken back', async () => {
    const { id } = await added()
    await expect(
      db.transaction(async (tx) => {
        await recordChange(
          tx,
          { id: null, email: 'test' },
          { table: 'families', action: 'update', row_id: '1' },
        )
        throw new Error('taken back')
      }),
    ).rejects.toThrow('taken back')
    await db.transaction((tx) => planDeliveries(tx, new Date()))
    expect(await deliveriesOf(id)).toEqual([])
  })

  test.each([
    ['http://example.org/hook', 'webhook_https'],
    ['http://127.0.0.1:1/hook', 'webhook_https'],
    ['https://me@example.org/', 'webhook_credentials'],
    ['file:///etc/passwd', 'web_address'],
    ['not an address', 'web_address'],
  ])('are not added at %s', async (address, fault) => {
    const answer = await add({ address })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ data: { fields: { address: fault } } })
  })

  test.each([
    'https://127.0.0.1/hook',
    'https://[::1]/hook',
    'https://169.254.169.254/latest/meta-data',
    'https://10.0.0.1/',
    'https://[::ffff:127.0.0.1]/',
    'https://0x7f.1/',
    'https://localhost/hook',
  ])('are not called at %s, whatever was added', async (address) => {
    const { id } = await added({ address })
    const answer = await admin.post(`/api/admin/webhooks/${id}/test`)
    expect(await answer.json()).toEqual({ status: null, problem: 'address_refused' })
  })

  test('do not follow a receiver that sends them elsewhere', async () => {
    const { id } = await added()
    const before = receiver.calls.length
    receiver.answerWith(307, `${receiver.url}/elsewhere`)
    const answer = await admin.post(`/api/admin/webhooks/${id}/test`)
    expect(await answer.json()).toEqual({ status: 307, problem: null })
    expect(receiver.calls).toHaveLength(before + 1)
  })

  test('are tried again after a failure, and listed with the answer', async () => {
    const { id } = await added()
    const before = receiver.calls.length
    receiver.answerWith(500)
    await addFamily('Retryidae')
    await receiver.call(before + 1)
    await expect
      .poll(async () => (await admin.get(`/api/admin/webhooks/${id}/deliveries`)).json())
      .toMatchObject([
        {
          ...{ event: 'records.changed', attempts: 1, status: 500, delivered_at: null },
          next_attempt_at: expect.any(String),
        },
      ])
    expect(await (await admin.get('/api/admin/webhooks')).json()).toMatchObject([
      { id, is_active: true, failing_since: expect.any(String) },
    ])
    receiver.answerWith(204)
    const [first, second] = [receiver.calls[before], await receiver.call(before + 2)]
    expect(second.headers['webhook-id']).toBe(first?.headers['webhook-id'])
    expect(second.body).toBe(first?.body)
    await expect
      .poll(async () => (await admin.get('/api/admin/webhooks')).json())
      .toMatchObject([{ id, failing_since: null }])
  })

  test('that failed for days are switched off, with what waited', async () => {
    const { id } = await added()
    const long_ago = new Date(Date.now() - 4 * 86_400_000)
    await db.update(webhooks).set({ failing_since: long_ago }).where(eq(webhooks.id, id))
    const [waiting] = await db
      .insert(webhook_deliveries)
      .values({ webhook_id: id, event: 'records.changed', body: '{}', next_attempt_at: new Date(2100, 0) })
      .returning()
    const outcome = { status: null, problem: 'timed_out' }
    const delivery = { id: waiting?.id ?? '', webhook_id: id, attempts: 3 }
    const givenUp = await db.transaction((tx) => noteAttempt(tx, delivery, outcome, { now: new Date() }))
    expect(givenUp).toEqual({ what: 'webhook', name: 'A receiver' })
    expect(await (await admin.get('/api/admin/webhooks')).json()).toMatchObject([
      { id, is_active: false, given_up_at: expect.any(String) },
    ])
    expect(await deliveriesOf(id)).toMatchObject([{ next_attempt_at: null, problem: 'timed_out' }])
    await admin.put(`/api/admin/webhooks/${id}/active`, { is_active: true })
    expect(await (await admin.get('/api/admin/webhooks')).json()).toMatchObject([
      { id, is_active: true, failing_since: null, given_up_at: null },
    ])
  })

  test('of calls given up within a day, the first is told', async () => {
    const { id } = await added()
    const giveUp = async () => {
      const [call] = await db
        .insert(webhook_deliveries)
        .values({ webhook_id: id, event: 'records.changed', body: '{}', attempts: MOST_ATTEMPTS })
        .returning()
      const delivery = { id: call?.id ?? '', webhook_id: id, attempts: MOST_ATTEMPTS }
      return db.transaction((tx) =>
        noteAttempt(tx, delivery, { status: 500, problem: null }, { now: new Date() }),
      )
    }
    expect(await giveUp()).toEqual({ what: 'call', name: 'A receiver' })
    expect(await giveUp()).toBeUndefined()
  })

  test('whose receiver is gone are mailed to administrators, and to nobody else', async () => {
    await anAccount(db, 'editor@example.org', 'editor')
    await added({ name: 'Gone' })
    receiver.answerWith(410)
    await addFamily('Goneidae')
    const letter = await mail.next()
    expect(letter.to).toEqual([ADMIN])
    expect(letter.text).toContain('Subject: Arctic Tracker: webhook Gone was switched off')
    expect(letter.text).toMatch(/http\S+\/admin\/webhooks/)
  })

  test('that are switched off are not called', async () => {
    const { id } = await added()
    await admin.put(`/api/admin/webhooks/${id}/active`, { is_active: false })
    const before = receiver.calls.length
    await addFamily('Silentidae')
    const { secret } = await added({ name: 'Another' })
    await addFamily('Loudidae')
    expect(isSignedWith(secret, await receiver.call(before + 1))).toBe(true)
    expect(await deliveriesOf(id)).toEqual([])
  })
})
