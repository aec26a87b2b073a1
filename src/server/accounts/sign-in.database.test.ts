import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#database/access.ts'
import { removeAccount } from '#database/accounts/accounts-changes.ts'
import { audit_log, portal_secrets, session, sign_in_attempts, user } from '#database/schema/index.ts'
import { LONGEST_SESSION_SECONDS } from '#domain/accounts/session-life.ts'
import { anAccount, cookieOf, PASSWORD, signIn } from '#testing/accounts.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { createTestPortal, listen } from '#testing/test-portal.ts'
import { digestOf, isDigestOf } from './password-digests.ts'
import { createSignIn } from './sign-in.ts'

const ADMIN = 'admin@example.org'
const WRONG = { code: 'INVALID_CREDENTIALS', message: 'Invalid email or password' }

describeOnBothEngines('signing in', (connection) => {
  let app: FastifyInstance
  let url: string
  let db: Database

  const portal = (environment: Record<string, string> = {}) =>
    createTestPortal(connection(), { TRUST_PROXY: 'true', ...environment })

  const ask = (path: string, cookie = '', method = 'GET', more: Record<string, string> = {}) =>
    fetch(url + path, { method, headers: { cookie, ...(method === 'GET' ? {} : { origin: url }), ...more } })
  const enter = async (email = ADMIN) => cookieOf(await signIn(url, { email, password: PASSWORD }))

  beforeAll(async () => {
    db = connection().db
    await anAccount(db, ADMIN)
    await anAccount(db, 'reader@example.org', null)
    app = await portal()
    url = await listen(app)
  })
  beforeEach(() => db.delete(sign_in_attempts))
  afterAll(() => app.close())

  describe('with e-mail and password', () => {
    test('opens a session whose token no script can read', async () => {
      const answer = await signIn(url, { email: ADMIN, password: PASSWORD })
      expect(answer.status).toBe(200)
      const { id } = (await db.select().from(user).where(eq(user.email, ADMIN)))[0] ?? {}
      expect(await answer.json()).toEqual({ user: { id, email: ADMIN } })
      const [cookie = ''] = answer.headers.getSetCookie()
      // A token of 32 letters and digits, and its signature.
      expect(cookie).toMatch(/^arctic-tracker\.session_token=[A-Za-z0-9]{32}\.[^;]{40,};/)
      expect(cookie).toMatch(/; HttpOnly/)
      expect(cookie).toMatch(/; SameSite=Strict/)
      expect(cookie).toMatch(/; Max-Age=43200/)
      expect(cookie).not.toMatch(/; Secure/)
      expect(answer.headers.get('cache-control')).toBe('no-store')
    })

    test('tells who is signed in, without the token', async () => {
      const answer = await ask('/api/auth/get-session', await enter())
      const told = await answer.json()
      expect(told).toEqual({ user: { id: expect.any(String), email: ADMIN }, expires_at: expect.any(String) })
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(await (await ask('/api/auth/get-session')).json()).toBeNull()
    })

    test('takes an e-mail in other letters for the same', async () => {
      expect((await signIn(url, { email: 'Admin@Example.org', password: PASSWORD })).status).toBe(200)
    })

    test('keeps the address the request came from, as the proxy names it', async () => {
      await signIn(url, { email: ADMIN, password: PASSWORD }, { 'x-forwarded-for': '192.0.2.7' })
      const sessions = await db.select({ ip: session.ipAddress }).from(session)
      expect(sessions).toContainEqual({ ip: '192.0.2.7' })
    })

    test.each([
      { what: 'a wrong password', body: { email: ADMIN, password: 'wrong' } },
      { what: 'an unknown account', body: { email: 'nobody@example.org', password: PASSWORD } },
      { what: 'no e-mail address', body: { email: 'admin', password: PASSWORD } },
      { what: 'an empty password', body: { email: ADMIN, password: '' } },
      { what: 'a password longer than any', body: { email: ADMIN, password: 'x'.repeat(200) } },
      { what: 'neither', body: {} },
    ])('$what is answered in the same words', async ({ body }) => {
      const answer = await signIn(url, body as { email: string; password: string })
      expect(answer.status).toBe(401)
      expect(await answer.json()).toEqual(WRONG)
      expect(answer.headers.getSetCookie()).toEqual([])
    })

    test('does the same work for an unknown account as for a known one', async () => {
      // The digest of a password is what takes time: tens of milliseconds, against a few for all the rest.
      let made = 0
      const counted =
        <Words extends unknown[], Result>(digest: (...words: Words) => Result) =>
        (...words: Words) => {
          made += 1
          return digest(...words)
        }
      const signIn = createSignIn({
        db,
        secret: 'a secret of this test, long enough for the library',
        attemptKey: 'a key of this test',
        publicUrl: url,
        report: () => undefined,
        digests: { hash: counted(digestOf), verify: counted(isDigestOf) },
      })
      const request = { headers: {}, ip: '127.0.0.1' } as FastifyRequest
      for (const email of [ADMIN, 'nobody@example.org']) {
        made = 0
        expect(await signIn.enter(request, { email, password: 'a wrong password' })).toBeUndefined()
        expect(made, email).toBe(1)
      }
    })
  })

  describe('attempts', () => {
    const tryAs = (email: string, from: string, password = 'a wrong password') =>
      signIn(url, { email, password }, { 'x-forwarded-for': from })
    /** Makes the attempts on record look as if they were made earlier. */
    const age = (minutes: number) =>
      db.execute(sql`
        update sign_in_attempts set attempted_at = attempted_at - ${minutes} * interval '1 minute'`)

    test.each([ADMIN, 'nobody@example.org'])(
      'at %s are five from one network, then the answer says when to try again',
      async (email) => {
        for (let time = 1; time <= 5; time += 1) expect((await tryAs(email, '192.0.2.6')).status).toBe(401)
        const refused = await tryAs(email, '192.0.2.6', PASSWORD)
        expect(refused.status).toBe(429)
        expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(880)
        expect(await refused.json()).toEqual({
          code: 'TOO_MANY_ATTEMPTS',
          message: 'Too many attempts to sign in. Try again in 15 minutes.',
          minutes: 15,
        })
        expect((await tryAs('reader@example.org', '192.0.2.6', PASSWORD)).status).toBe(200)
      },
    )

    test('that go on wait twice as long with each, up to an hour', async () => {
      for (let time = 1; time <= 5; time += 1) await tryAs(ADMIN, '192.0.2.6')
      for (const minutes of [15, 30, 60, 60]) {
        expect(await (await tryAs(ADMIN, '192.0.2.6')).json()).toMatchObject({ minutes })
        await age(minutes)
        expect((await tryAs(ADMIN, '192.0.2.6')).status).toBe(401)
      }
      await age(60)
      expect((await tryAs(ADMIN, '192.0.2.6', PASSWORD)).status).toBe(200)
    })

    test('from one network are twenty, whichever account they name', async () => {
      const from = (place: number) => `2001:db8:1:2::${place}`
      const places = Array.from({ length: 20 }, (_, place) => place)
      const tried = await Promise.all(
        places.map((place) => tryAs(`nobody-${place}@example.org`, from(place))),
      )
      expect(tried.map(({ status }) => status)).toEqual(Array(20).fill(401))
      expect((await tryAs(ADMIN, from(21), PASSWORD)).status).toBe(429)
      expect((await tryAs(ADMIN, '2001:db8:1:3::1', PASSWORD)).status).toBe(200)
    })

    test('made all at once are counted one by one', async () => {
      const tried = await Promise.all(Array.from({ length: 12 }, () => tryAs(ADMIN, '192.0.2.6')))
      expect(tried.filter(({ status }) => status === 401)).toHaveLength(5)
      expect(tried.filter(({ status }) => status === 429)).toHaveLength(7)
    })

    test('count on every process of a portal, and begin anew after a success', async () => {
      const other = await portal()
      const otherUrl = await listen(other)
      const wrong = { email: ADMIN, password: 'a wrong password' }
      for (const at of [url, otherUrl, url, otherUrl]) expect((await signIn(at, wrong)).status).toBe(401)
      expect((await signIn(otherUrl, { email: ADMIN, password: PASSWORD })).status).toBe(200)
      for (const at of [url, url, url, url, otherUrl]) expect((await signIn(at, wrong)).status).toBe(401)
      expect((await signIn(otherUrl, wrong)).status).toBe(429)
      await other.close()
    })

    test('count no more after a day, and leave no name behind', async () => {
      for (let time = 1; time <= 5; time += 1) await tryAs(ADMIN, '192.0.2.1')
      expect(JSON.stringify(await db.select().from(sign_in_attempts))).not.toMatch(/admin|192\.0/)
      await age(24 * 60)
      for (let time = 1; time <= 4; time += 1) await tryAs(ADMIN, '192.0.2.1')
      expect((await tryAs(ADMIN, '192.0.2.1', PASSWORD)).status).toBe(200)
      expect(await db.$count(sign_in_attempts)).toBe(0)
    })
  })

  describe('a session', () => {
    const age = (cookie: string, seconds: number) => {
      const token = decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0] ?? ''
      const expiresAt = new Date(Date.now() + (12 * 3600 - seconds) * 1000)
      return db.update(session).set({ expiresAt }).where(eq(session.token, token))
    }

    test('is not renewed within its first hour', async () => {
      const cookie = await enter()
      await age(cookie, 3500)
      expect((await ask('/api/admin/profile', cookie)).headers.getSetCookie()).toEqual([])
    })

    test('is renewed by use after an hour', async () => {
      const cookie = await enter()
      await age(cookie, 3700)
      const answer = await ask('/api/admin/profile', cookie)
      expect(answer.status).toBe(200)
      expect(answer.headers.getSetCookie()[0]).toMatch(/^arctic-tracker\.session_token=.*Max-Age=43200/)
      const told = await ask('/api/auth/get-session', cookie)
      const { expires_at } = (await told.json()) as { expires_at: string }
      expect(Date.parse(expires_at) - Date.now()).toBeGreaterThan((12 * 3600 - 60) * 1000)
    })

    test('ends after twelve hours without use', async () => {
      const cookie = await enter()
      await age(cookie, 12 * 3600 + 1)
      const answer = await ask('/api/admin/profile', cookie)
      expect(answer.status).toBe(401)
      expect(answer.headers.getSetCookie()[0]).toMatch(/session_token=;.*Max-Age=0/)
    })

    test('ends a week after signing in, however much it was used', async () => {
      const cookie = await enter()
      const token = decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0] ?? ''
      const own = eq(session.token, token)
      const signedIn = (ago: number) =>
        db
          .update(session)
          .set({ createdAt: new Date(Date.now() - ago * 1000) })
          .where(own)
      await signedIn(LONGEST_SESSION_SECONDS - 60)
      expect((await ask('/api/admin/profile', cookie)).status).toBe(200)
      const told = (await (await ask('/api/auth/get-session', cookie)).json()) as { expires_at: string }
      expect(Date.parse(told.expires_at) - Date.now()).toBeLessThanOrEqual(60_000)
      await signedIn(LONGEST_SESSION_SECONDS + 1)
      const answer = await ask('/api/admin/profile', cookie)
      expect(answer.status).toBe(401)
      expect(answer.headers.getSetCookie()[0]).toMatch(/session_token=;.*Max-Age=0/)
      expect(await db.$count(session, own)).toBe(0)
    })

    test.each(['created_at', 'expires_at'])(
      'ends when its %s is years ahead, as a clock that was wrong wrote it',
      async (column) => {
        const cookie = await enter()
        const token = decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0] ?? ''
        const name = sql.identifier(column)
        await db.execute(
          sql`update session set ${name} = ${name} + interval '3 years' where token = ${token}`,
        )
        expect((await ask('/api/admin/profile', cookie)).status).toBe(401)
        expect(await db.$count(session, eq(session.token, token))).toBe(0)
      },
    )

    test('is another with every signing in, and the one before it ends', async () => {
      const before = await enter()
      const answer = await signIn(url, { email: ADMIN, password: PASSWORD }, { cookie: before })
      expect(cookieOf(answer)).not.toBe(before)
      expect((await ask('/api/admin/profile', before)).status).toBe(401)
      expect((await ask('/api/admin/profile', cookieOf(answer))).status).toBe(200)
    })

    test('ends with signing out, on this device alone', async () => {
      const [here, elsewhere] = [await enter(), await enter()]
      const answer = await ask('/api/auth/sign-out', here, 'POST')
      expect(answer.status).toBe(200)
      expect(answer.headers.getSetCookie()[0]).toMatch(/session_token=;.*Max-Age=0/)
      expect((await ask('/api/admin/profile', here)).status).toBe(401)
      expect((await ask('/api/admin/profile', elsewhere)).status).toBe(200)
    })

    test('ends everywhere when wanted', async () => {
      const [here, elsewhere] = [await enter(), await enter()]
      expect((await ask('/api/auth/revoke-sessions', here, 'POST')).status).toBe(200)
      for (const cookie of [here, elsewhere])
        expect((await ask('/api/admin/profile', cookie)).status).toBe(401)
      expect((await ask('/api/auth/revoke-sessions', '', 'POST')).status).toBe(401)
    })

    test('ends with its account', async () => {
      await anAccount(db, 'leaver@example.org')
      const cookie = await enter('leaver@example.org')
      expect((await ask('/api/admin/profile', cookie)).status).toBe(200)
      await db.transaction((tx) => removeAccount(tx, { id: null, email: 'test' }, 'leaver@example.org'))
      expect((await ask('/api/admin/profile', cookie)).status).toBe(401)
    })

    test('is not believed when its cookie was made elsewhere', async () => {
      const cookie = (await enter())
        .replace(/.$/, (last) => (last === 'D' ? 'A' : 'D'))
        .replace(/\.[^.]{5}/, '.AAAAA')
      expect((await ask('/api/admin/profile', cookie)).status).toBe(401)
    })
  })

  describe('nobody else', () => {
    test.each([
      'sign-up/email',
      'request-password-reset',
      'reset-password',
      'change-password',
      'change-email',
      'delete-user',
      'update-user',
      'update-session',
      'list-sessions',
      'sign-in/social',
      'verify-email',
      'ok',
      'error',
    ])('finds anything at /api/auth/%s', async (path) => {
      for (const method of ['GET', 'POST'])
        expect((await ask(`/api/auth/${path}`, '', method)).status).toBe(404)
    })

    test('may send a request from another page', async () => {
      const cookie = await enter()
      for (const origin of ['https://evil.example', 'null', `${url}.evil.example`]) {
        for (const path of ['/api/auth/sign-out', '/api/auth/revoke-sessions', '/api/admin/profile']) {
          expect((await ask(path, cookie, 'POST', { origin })).status).toBe(403)
        }
        const answer = await signIn(url, { email: ADMIN, password: PASSWORD }, { origin })
        expect(answer.status).toBe(403)
        expect(answer.headers.getSetCookie()).toEqual([])
      }
      expect((await ask('/api/admin/profile', cookie)).status).toBe(200)
    })

    test('signs in by a form, or with more than a form holds', async () => {
      const send = (type: string, body: string) =>
        fetch(`${url}/api/auth/sign-in/email`, {
          method: 'POST',
          headers: { 'content-type': type, origin: url },
          body,
        })
      const body = JSON.stringify({ email: ADMIN, password: PASSWORD })
      expect((await send('text/plain', body)).status).toBe(415)
      expect((await send('application/x-www-form-urlencoded', 'email=a&password=b')).status).toBe(415)
      expect((await send('application/json', `"${'x'.repeat(5000)}"`)).status).toBe(413)
      expect((await send('application/json', '{')).status).toBe(400)
    })
  })

  test('behind https the cookie is bound to host and https', async () => {
    const secure = await portal({ PUBLIC_URL: 'https://portal.example' })
    const answer = await secure.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      headers: { origin: 'https://portal.example' },
      payload: { email: ADMIN, password: PASSWORD },
    })
    expect(answer.statusCode).toBe(200)
    const [cookie] = [answer.headers['set-cookie']].flat()
    expect(cookie).toMatch(/^__Host-arctic-tracker\.session_token=/)
    expect(cookie).toMatch(/; Secure/)
    expect(cookie).toMatch(/; Path=\//)
    expect(cookie).not.toMatch(/Domain/)
    await secure.close()
  })

  test('the key of sessions is made once; another in AUTH_SECRET ends those it did not sign', async () => {
    const cookie = await enter()
    expect(await db.$count(portal_secrets)).toBe(1)
    const again = await portal()
    const other = await portal({ AUTH_SECRET: 'another secret of more than 32 characters' })
    const asked = { url: '/api/admin/profile', headers: { cookie } }
    expect((await again.inject(asked)).statusCode).toBe(200)
    expect((await other.inject(asked)).statusCode).toBe(401)
    await Promise.all([again.close(), other.close()])
  })

  test('the trail says who became an administrator and who ceased to be, and no password', async () => {
    const trail = await db
      .select()
      .from(audit_log)
      .where(eq(audit_log.table_name, 'profiles'))
      .orderBy(audit_log.id)
    expect(trail.map(({ action }) => action)).toEqual(['create', 'create', 'create', 'remove'])
    expect(trail.at(-1)?.before).toMatchObject({ email: 'leaver@example.org', role: 'admin' })
    expect(JSON.stringify(trail)).not.toContain('password')
  })
})
