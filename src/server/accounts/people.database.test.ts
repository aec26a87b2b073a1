import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#database/access.ts'
import { account_links, audit_log, profiles, sign_in_attempts, user } from '#database/schema/index.ts'
import { anAccount, PASSWORD } from '#testing/accounts.ts'
import { type MailServer, startMailServer } from '#testing/mail-server.ts'
import { Visitor } from '#testing/own-pages.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { createTestPortal, listen } from '#testing/test-portal.ts'

const ADMIN = 'admin@example.org'
const NEW_PASSWORD = 'another fine long secret'

describeOnBothEngines('people', (connection) => {
  let app: FastifyInstance
  let url: string
  let db: Database
  let admin: Visitor

  const signedIn = async (email: string, at = url) => {
    const visitor = new Visitor(at)
    await visitor.post('/api/auth/sign-in/email', { email, password: PASSWORD })
    return visitor
  }
  const invite = async (email: string, more: object = { role: 'editor' }) =>
    admin.post('/api/admin/invitations', { email, ...more })
  const tokenOf = async (answer: Response) => {
    expect(answer.status).toBe(200)
    return String(new URL(((await answer.json()) as { link: string }).link).hash.slice(1))
  }
  const guest = () => new Visitor(url, `198.51.100.${Math.ceil(Math.random() * 250)}`)
  const accept = (token: string, more: object = {}) =>
    guest().post('/api/auth/invitation', { token, name: 'Ada', password: PASSWORD, ...more })

  beforeAll(async () => {
    db = connection().db
    await anAccount(db, ADMIN)
    app = await createTestPortal(connection(), { TRUST_PROXY: 'true', PUBLIC_URL: 'http://portal.example' })
    url = await listen(app)
    admin = await signedIn(ADMIN)
  })
  beforeEach(() => db.delete(sign_in_attempts))
  afterAll(() => app.close())

  describe('an invitation', () => {
    test('makes an account with its role, under the name and password that were chosen', async () => {
      const answer = await invite('Ada@Example.org', { role: 'translator', languages: ['is', 'da'] })
      expect(answer.status).toBe(200)
      const { link, sent } = (await answer.clone().json()) as { link: string; sent: boolean }
      expect(sent).toBe(false)
      expect(link).toMatch(/^http:\/\/portal\.example\/admin\/invitation#[\w-]{43}$/)
      const token = await tokenOf(answer)

      const seen = await guest().post('/api/auth/link', { purpose: 'invitation', token })
      expect(await seen.json()).toMatchObject({ email: 'ada@example.org', role: 'translator' })
      expect(await (await accept(token)).json()).toEqual({ email: 'ada@example.org' })
      const [profile] = await db.select().from(profiles).where(eq(profiles.email, 'ada@example.org'))
      expect(profile).toMatchObject({ role: 'translator', languages: ['is', 'da'] })
      const ada = await signedIn('ada@example.org')
      expect(await (await ada.get('/api/admin/profile')).json()).toMatchObject({ role: 'translator' })
      expect((await accept(token)).status, 'a second time').toBe(404)
    })

    test('is stored as a digest, and its secret nowhere', async () => {
      const token = await tokenOf(await invite('digest@example.org'))
      const stored = JSON.stringify([
        await db.select().from(account_links),
        await db.select().from(audit_log),
      ])
      expect(stored).toContain('digest@example.org')
      expect(stored).not.toContain(token)
    })

    test('is accepted by one of many at once', async () => {
      const token = await tokenOf(await invite('many@example.org'))
      const answers = await Promise.all([1, 2, 3].map(() => accept(token)))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404])
    })

    test.each([
      { what: 'after seven days', act: () => db.execute(sql`update account_links set expires_at = now()`) },
      { what: 'when it was taken back', act: () => revokeAll() },
      { what: 'when another took its place', act: () => invite('late@example.org') },
    ])('cannot be accepted $what', async ({ act }) => {
      const token = await tokenOf(await invite('late@example.org'))
      await act()
      expect((await accept(token)).status).toBe(404)
      expect(await db.$count(user, eq(user.email, 'late@example.org'))).toBe(0)
    })
    async function revokeAll() {
      const pending = (await (await admin.get('/api/admin/invitations')).json()) as { id: string }[]
      expect(pending.length).toBeGreaterThan(0)
      for (const { id } of pending)
        expect((await admin.delete(`/api/admin/invitations/${id}`)).status).toBe(200)
    }

    test('stays usable after a password that will not do', async () => {
      const token = await tokenOf(await invite('short@example.org'))
      const refused = await accept(token, { password: 'short' })
      expect(await refused.json()).toMatchObject({
        message: 'The password must have at least 12 characters.',
      })
      expect((await accept(token)).status).toBe(200)
    })

    test('secrets are not guessed: after twenty the network waits', async () => {
      const guesser = new Visitor(url, '203.0.113.77')
      const tried: number[] = []
      for (let time = 0; time < 21; time += 1)
        tried.push(
          (await guesser.post('/api/auth/link', { purpose: 'invitation', token: `no ${time}` })).status,
        )
      expect(tried).toEqual([...Array(20).fill(404), 429])
    })

    test.each([
      { what: 'an e-mail that has an account', body: { email: ADMIN, role: 'editor' }, key: 'email_taken' },
      { what: 'no e-mail', body: { email: 'ada', role: 'editor' }, key: 'email_required' },
      { what: 'an unknown role', body: { email: 'x@example.org', role: 'boss' }, key: 'value_not_in_list' },
      {
        what: 'a translator without languages',
        body: { email: 'x@example.org', role: 'translator' },
        key: 'languages_required',
      },
    ])('is not made for $what', async ({ body, key }) => {
      const answer = await admin.post('/api/admin/invitations', body)
      expect(answer.status).toBe(400)
      expect(JSON.stringify(await answer.json())).toContain(key)
    })
  })

  describe('a link to a new password', () => {
    test('sets it once, ends the sessions and leaves the second factor', async () => {
      await anAccount(db, 'lost@example.org', 'editor')
      const lost = await signedIn('lost@example.org')
      const { id } = (await (await lost.get('/api/admin/profile')).json()) as { id: string }
      const token = await tokenOf(await admin.post(`/api/admin/people/${id}/new-password`))
      const set = () => guest().post('/api/auth/new-password', { token, password: PASSWORD })
      expect((await set()).status).toBe(200)
      expect((await lost.get('/api/admin/profile')).status).toBe(401)
      expect((await set()).status).toBe(404)
      expect((await accept(token)).status, 'as an invitation').toBe(404)
    })

    test('is not sent where there is no mail, and that is said', async () => {
      const answer = await guest().post('/api/auth/forgotten-password', { email: ADMIN })
      expect(answer.status).toBe(409)
      expect(await answer.json()).toMatchObject({ code: 'NO_MAIL' })
    })
  })

  describe('the role of a person', () => {
    test('counts at once, in both directions', async () => {
      await anAccount(db, 'rising@example.org', 'reviewer')
      const rising = await signedIn('rising@example.org')
      const { id } = (await (await rising.get('/api/admin/profile')).json()) as { id: string }
      expect((await rising.get('/api/admin/people')).status).toBe(403)
      for (const [role, status] of [
        ['admin', 200],
        ['editor', 403],
      ] as const) {
        expect((await admin.put(`/api/admin/people/${id}/role`, { role, languages: ['is'] })).status).toBe(
          200,
        )
        expect((await rising.get('/api/admin/people')).status).toBe(status)
      }
      expect(await (await rising.get('/api/admin/profile')).json()).toMatchObject({ languages: [] })
      expect((await admin.delete(`/api/admin/people/${id}`)).status).toBe(200)
      expect((await rising.get('/api/admin/profile')).status).toBe(401)
    })

    test('of the last administrator is neither changed nor removed, whoever asks and however many at once', async () => {
      await anAccount(db, 'second@example.org')
      const second = await signedIn('second@example.org')
      const idOf = async (visitor: Visitor) =>
        ((await (await visitor.get('/api/admin/profile')).json()) as { id: string }).id
      const [one, other] = [await idOf(admin), await idOf(second)]
      const answers = await Promise.all([
        admin.put(`/api/admin/people/${other}/role`, { role: 'editor', languages: [] }),
        second.put(`/api/admin/people/${one}/role`, { role: 'editor', languages: [] }),
      ])
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(await db.$count(profiles, eq(profiles.role, 'admin'))).toBe(1)
      await db.update(profiles).set({ role: 'admin' }).where(eq(profiles.id, one))
      await db.update(profiles).set({ role: 'editor' }).where(eq(profiles.id, other))
      for (const answer of [
        await admin.put(`/api/admin/people/${one}/role`, { role: 'editor', languages: [] }),
        await admin.delete(`/api/admin/people/${one}`),
      ]) {
        expect(answer.status).toBe(400)
        expect(await answer.json()).toMatchObject({
          message: 'This is the only administrator. Make someone else an administrator first.',
        })
      }
    })
  })

  describe('with a mail server', () => {
    let mail: MailServer
    let withMail: FastifyInstance
    let at: string

    beforeAll(async () => {
      mail = await startMailServer()
      withMail = await createTestPortal(connection(), {
        SMTP_URL: mail.url,
        MAIL_FROM: 'Arctic Tracker <portal@example.org>',
        PUBLIC_URL: 'http://portal.example',
        TRUST_PROXY: 'true',
      })
      at = await listen(withMail)
    })
    afterAll(async () => {
      await withMail.close()
      await mail.close()
    })

    test('an invitation goes to the person alone, and works', async () => {
      const sender = await signedIn(ADMIN, at)
      const answer = await sender.post('/api/admin/invitations', {
        email: 'bo@example.org',
        role: 'reviewer',
      })
      expect(await answer.json()).toMatchObject({ sent: true, link: null })
      const letter = await mail.next()
      expect(letter.to).toEqual(['bo@example.org'])
      expect(letter.text).toContain('From: Arctic Tracker <portal@example.org>')
      expect(letter.text).toContain(`${ADMIN} has invited you`)
      const token = /http:\/\/portal\.example\/admin\/invitation#([\w-]+)/.exec(letter.text)?.[1] ?? ''
      expect((await accept(token)).status).toBe(200)
    })

    test('who forgot the password gets a link; others learn nothing and get none', async () => {
      await anAccount(db, 'forgetful@example.org', 'editor')
      for (const email of ['nobody@example.org', 'Forgetful@example.org']) {
        const answer = await new Visitor(at).post('/api/auth/forgotten-password', { email })
        expect([answer.status, await answer.json()]).toEqual([200, {}])
      }
      const letter = await mail.next()
      expect(letter.to).toEqual(['forgetful@example.org'])
      const token = /\/admin\/new-password#([\w-]+)/.exec(letter.text)?.[1] ?? ''
      const set = await new Visitor(at).post('/api/auth/new-password', { token, password: NEW_PASSWORD })
      expect(await set.json()).toEqual({ email: 'forgetful@example.org' })
      expect(await mail.next()).toMatchObject({
        to: ['forgetful@example.org'],
        text: expect.stringContaining('The password of your account forgetful@example.org was changed on'),
      })
    })

    test('the owner is told of a new password and, at the former address, of a new e-mail', async () => {
      await anAccount(db, 'owner@example.org', 'editor')
      const owner = await signedIn('owner@example.org', at)
      const change = (name: string, body: object) =>
        owner.post(`/api/auth/own/${name}`, { password: PASSWORD, ...body })
      expect((await change('email', { email: 'no address' })).status).toBe(400)
      expect((await change('password', { new_password: PASSWORD })).status).toBe(200)
      expect(await mail.next()).toMatchObject({
        to: ['owner@example.org'],
        text: expect.stringContaining('Subject: Your password for Arctic Tracker was changed'),
      })
      expect((await change('email', { email: 'thief@example.org' })).status).toBe(200)
      const letter = await mail.next()
      expect(letter.to).toEqual(['owner@example.org'])
      expect(letter.text).toContain('has had the address thief@example.org since')
      expect(letter.text).toContain('http://portal.example/admin/login')
    })

    test('one address is written to five times, then it waits', async () => {
      const asked: number[] = []
      for (let time = 0; time < 6; time += 1) {
        const asker = new Visitor(at, '203.0.113.5')
        asked.push((await asker.post('/api/auth/forgotten-password', { email: 'nobody@example.org' })).status)
      }
      expect(asked).toEqual([200, 200, 200, 200, 200, 429])
    })

    test('that takes no letter, the administrator gets the link', async () => {
      mail.refuse()
      const sender = await signedIn(ADMIN, at)
      const answer = await sender.post('/api/admin/invitations', {
        email: 'late@example.org',
        role: 'editor',
      })
      expect(await answer.json()).toMatchObject({ sent: false, link: expect.stringContaining('#') })
      const changed = await sender.post('/api/auth/own/password', {
        password: PASSWORD,
        new_password: PASSWORD,
      })
      expect(changed.status, 'without a letter').toBe(200)
    })
  })
})
