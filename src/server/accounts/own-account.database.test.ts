import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#database/access.ts'
import { profiles, sign_in_attempts, two_factor, user } from '#database/schema/index.ts'
import { runAdministratorsJob } from '#ingest/jobs/administrators-job.ts'
import { anAccount, PASSWORD } from '#testing/accounts.ts'
import { codeOf } from '#testing/authenticator.ts'
import { Visitor } from '#testing/own-pages.ts'
import { describeOnOneEngine } from '#testing/test-database.ts'
import { createTestPortal, listen } from '#testing/test-portal.ts'

describeOnOneEngine('the own account', (connection) => {
  let app: FastifyInstance
  let url: string
  let db: Database
  let email: string
  let person: Visitor
  let count = 0

  const enter = (visitor: Visitor, name = email) =>
    visitor.post('/api/auth/sign-in/email', { email: name, password: PASSWORD })
  const isSignedIn = async (visitor: Visitor) => (await visitor.get('/api/admin/profile')).status === 200
  const own = async (visitor: Visitor) =>
    (await (await visitor.get('/api/auth/own')).json()) as {
      sessions: { id: string; is_current: boolean }[]
      has_codes: boolean
    }

  beforeAll(async () => {
    db = connection().db
    app = await createTestPortal(connection(), { TRUST_PROXY: 'true' })
    url = await listen(app)
  })
  beforeEach(async () => {
    await db.delete(sign_in_attempts)
    count += 1
    email = `person${count}@example.org`
    await anAccount(db, email, 'editor')
    person = new Visitor(url)
    await enter(person)
  })
  afterAll(() => app.close())

  test('is shown to its owner alone', async () => {
    expect((await new Visitor(url).get('/api/auth/own')).status).toBe(401)
    const seen = await own(person)
    expect(seen).toMatchObject({ email, has_codes: false, passkeys: [] })
    expect(seen.sessions).toEqual([expect.objectContaining({ is_current: true, address: '192.0.2.10' })])
    expect(JSON.stringify(seen)).not.toContain('"token"')
    const [profile] = await db.select().from(profiles).where(eq(profiles.email, email))
    expect(profile?.last_sign_in_at).toBeInstanceOf(Date)
  })

  describe.each(['password', 'email', 'codes/begin', 'codes/end', 'codes/recovery', 'passkeys/begin'])(
    '%s',
    (name) => {
      const ask = (password: string) =>
        person.post(`/api/auth/own/${name}`, {
          password,
          new_password: PASSWORD,
          email: `other${count}@example.org`,
        })

      test('is refused without a session, and without the current password, and waits after five wrong ones', async () => {
        expect((await new Visitor(url).post(`/api/auth/own/${name}`, { password: PASSWORD })).status).toBe(
          401,
        )
        for (let time = 0; time < 5; time += 1) expect((await ask('a wrong password')).status).toBe(403)
        expect((await ask(PASSWORD)).status).toBe(429)
        expect((await enter(new Visitor(url))).status, 'signing in is counted by itself').toBe(200)
      })
    },
  )

  test('a new password ends the other sessions and not this one', async () => {
    const elsewhere = new Visitor(url)
    await enter(elsewhere)
    const change = (new_password: string) =>
      person.post('/api/auth/own/password', { password: PASSWORD, new_password })
    expect(await (await change('short')).json()).toMatchObject({
      message: 'The password must have at least 12 characters.',
    })
    expect((await change(PASSWORD)).status).toBe(200)
    expect([await isSignedIn(person), await isSignedIn(elsewhere)]).toEqual([true, false])
  })

  test('a new e-mail is the one to sign in with, unless another account has it', async () => {
    await anAccount(db, `taken${count}@example.org`)
    const change = (to: string) => person.post('/api/auth/own/email', { password: PASSWORD, email: to })
    expect(await (await change(`Taken${count}@example.org`)).json()).toMatchObject({ code: 'EMAIL_TAKEN' })
    expect((await change('no address')).status).toBe(400)
    expect((await change(`New${count}@example.org`)).status).toBe(200)
    expect((await enter(new Visitor(url))).status).toBe(401)
    expect((await enter(new Visitor(url), `new${count}@example.org`)).status).toBe(200)
    expect(await (await person.get('/api/admin/profile')).json()).toMatchObject({
      email: `new${count}@example.org`,
    })
  })

  test('sessions are ended one by one or all but this one, and never those of others', async () => {
    const others = [new Visitor(url), new Visitor(url)] as const
    for (const visitor of others) await enter(visitor)
    await anAccount(db, `stranger${count}@example.org`)
    const stranger = new Visitor(url)
    await enter(stranger, `stranger${count}@example.org`)
    const [foreign] = (await own(stranger)).sessions
    await person.post('/api/auth/own/sessions/end', { id: foreign?.id })
    expect(await isSignedIn(stranger)).toBe(true)

    const first = (await own(others[0])).sessions.find(({ is_current }) => is_current)
    await person.post('/api/auth/own/sessions/end', { id: first?.id })
    expect(await Promise.all([...others, person].map(isSignedIn))).toEqual([false, true, true])
    await person.post('/api/auth/own/sessions/end-others')
    expect(await Promise.all([...others, person].map(isSignedIn))).toEqual([false, false, true])
  })

  describe('codes', () => {
    let uri: string
    let recovery: string[]

    const pending = async () => {
      const visitor = new Visitor(url)
      expect(await (await enter(visitor)).json()).toEqual({ code_required: true })
      return visitor
    }
    const type = (visitor: Visitor, code: string) => visitor.post('/api/auth/sign-in/code', { code })
    const wrongCode = (time = 0) =>
      String((Number(codeOf(uri)) + 500_000 + time) % 1_000_000).padStart(6, '0')

    beforeEach(async () => {
      const begun = await person.post('/api/auth/own/codes/begin', { password: PASSWORD })
      ;({ uri, recovery_codes: recovery } = (await begun.json()) as { uri: string; recovery_codes: string[] })
    })
    const confirm = async () =>
      expect((await person.post('/api/auth/own/codes/confirm', { code: codeOf(uri) })).status).toBe(200)

    test('are asked for only once one was typed', async () => {
      expect(uri).toMatch(/^otpauth:\/\/totp\/Arctic/)
      expect(recovery).toHaveLength(10)
      expect((await enter(new Visitor(url))).status).toBe(200)
      expect((await person.post('/api/auth/own/codes/confirm', { code: wrongCode() })).status).toBe(400)
      expect((await own(person)).has_codes).toBe(false)
      await confirm()
      expect((await own(person)).has_codes).toBe(true)
    })

    test('let their owner in, who has no session before', async () => {
      await confirm()
      const visitor = await pending()
      expect(await isSignedIn(visitor)).toBe(false)
      expect((await type(visitor, wrongCode())).status).toBe(401)
      expect((await type(visitor, codeOf(uri))).status).toBe(200)
      expect(await isSignedIn(visitor)).toBe(true)
      expect((await type(new Visitor(url), codeOf(uri))).status, 'without a password before').toBe(401)
    })

    test('are good for one sign-in each', async () => {
      await confirm()
      const code = codeOf(uri)
      expect((await type(await pending(), code)).status).toBe(200)
      expect((await type(await pending(), code)).status).toBe(401)
    })

    test('are not the codes of another who is signed in in the same browser', async () => {
      await confirm()
      await anAccount(db, `other${count}@example.org`)
      const visitor = await pending()
      const other = new Visitor(url)
      await enter(other, `other${count}@example.org`)
      const both = `${visitor.cookie}; ${other.cookie}`
      const answer = await fetch(`${url}/api/auth/sign-in/code`, {
        method: 'POST',
        headers: { origin: url, cookie: both, 'content-type': 'application/json' },
        body: JSON.stringify({ code: codeOf(uri) }),
      })
      expect(await answer.json()).toMatchObject({ user: { email } })
    })

    test('of recovery work once, and are replaced by new ones', async () => {
      await confirm()
      const [first = '', second = ''] = recovery
      expect((await type(await pending(), first)).status).toBe(200)
      expect((await type(await pending(), first)).status).toBe(401)
      const renewed = await person.post('/api/auth/own/codes/recovery', { password: PASSWORD })
      expect(renewed.status).toBe(200)
      expect((await type(await pending(), second)).status).toBe(401)
    })

    test('are not guessed: after five the network waits, whatever the password', async () => {
      await confirm()
      let visitor = await pending()
      const tried: number[] = []
      for (let time = 0; time < 6; time += 1) {
        // The library ends a challenge after five; a password that fits begins another.
        if (time === 3) visitor = await pending()
        tried.push((await type(visitor, wrongCode(time))).status)
      }
      expect(tried).toEqual([401, 401, 401, 401, 401, 429])
    })

    test('end with the password, or are taken away by who runs the portal', async () => {
      await confirm()
      expect((await person.post('/api/auth/own/codes/end', { password: PASSWORD })).status).toBe(200)
      expect(await isSignedIn(person)).toBe(true)
      expect((await enter(new Visitor(url))).status).toBe(200)
      expect(await (await enter(new Visitor(url))).json()).toMatchObject({ user: { email } })

      const begun = await person.post('/api/auth/own/codes/begin', { password: PASSWORD })
      ;({ uri } = (await begun.json()) as { uri: string })
      await confirm()
      await runAdministratorsJob(connection(), { action: 'second-factor', email })
      expect(await isSignedIn(person)).toBe(false)
      expect(await (await enter(new Visitor(url))).json()).toMatchObject({ user: { email } })
    })

    test('are stored encrypted', async () => {
      await confirm()
      const [stored] = await db
        .select({ secret: two_factor.secret, backupCodes: two_factor.backupCodes })
        .from(two_factor)
        .innerJoin(user, eq(user.id, two_factor.userId))
        .where(eq(user.email, email))
      expect(stored?.secret).toMatch(/^[^{]{60,}$/)
      for (const code of recovery) expect(stored?.backupCodes).not.toContain(code)
    })
  })

  test('passkeys are asked for with user verification, and an answer to nothing is refused', async () => {
    const begun = await person.post('/api/auth/own/passkeys/begin', { password: PASSWORD })
    expect(await begun.json()).toMatchObject({
      rp: { id: 'localhost', name: 'Arctic Tracker' },
      authenticatorSelection: { userVerification: 'required', residentKey: 'required' },
    })
    const visitor = new Visitor(url)
    const asked = await visitor.post('/api/auth/sign-in/passkey-options')
    expect(await asked.json()).toMatchObject({ userVerification: 'required' })
    const answer = { id: 'no passkey', rawId: 'no passkey', type: 'public-key', response: {} }
    expect((await visitor.post('/api/auth/sign-in/passkey', { answer })).status).toBe(401)
    expect((await person.post('/api/auth/own/passkeys/make', { name: 'Mine', answer })).status).toBe(400)
    expect((await person.post('/api/auth/own/passkeys/remove', { id: 'none' })).status).toBe(404)
  })
})
