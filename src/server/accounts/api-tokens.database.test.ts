import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#database/access.ts'
import { changePassword } from '#database/accounts/accounts-changes.ts'
import { api_tokens, audit_log, profiles } from '#database/schema/index.ts'
import { anAccount, aToken, PASSWORD } from '#testing/accounts.ts'
import { Visitor } from '#testing/own-pages.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { createTestPortal, listen } from '#testing/test-portal.ts'

describeOnBothEngines('API tokens', (connection) => {
  let app: FastifyInstance
  let url: string
  let db: Database

  beforeAll(async () => {
    db = connection().db
    app = await createTestPortal(connection(), { TRUST_PROXY: 'true' })
    url = await listen(app)
  })
  afterAll(() => app.close())

  const signedIn = async (email: string) => {
    const visitor = new Visitor(url)
    await visitor.post('/api/auth/sign-in/email', { email, password: PASSWORD })
    return visitor
  }

  let people = 0
  /** A new person with a session. */
  const aPerson = async (role: string | null = 'editor') => {
    people += 1
    const email = `person-${people}@example.org`
    await anAccount(db, email, role, role === 'translator' ? ['is'] : [])
    return { email, visitor: await signedIn(email) }
  }

  const make = (visitor: Visitor, choice: object = {}) =>
    visitor.post('/api/auth/own/tokens/make', {
      ...{ password: PASSWORD, name: 'a program', days: 30, scope: ['read'] },
      ...choice,
    })

  const ask = (token: string, path = '/api/admin/audit', init: RequestInit = {}) =>
    fetch(url + path, {
      ...init,
      headers: {
        authorization: `Bearer ${token}`,
        ...(init.body ? { 'content-type': 'application/json' } : {}),
      },
    })

  const addFamily = (token: string, family_name: string) =>
    ask(token, '/api/admin/families', {
      method: 'POST',
      body: JSON.stringify({ family_name, order_name: 'Carnivora', class: 'Mammalia' }),
    })

  test('let a program change records without a cookie or a page, and the trail names both', async () => {
    const { email, visitor } = await aPerson()
    const answer = await make(visitor, { scope: ['read', 'edit_records'] })
    const { token, id } = (await answer.json()) as { token: string; id: string }
    expect(token).toMatch(/^arctic_[\w-]{65}$/)
    expect((await addFamily(token, 'Tokenidae')).status).toBe(200)
    const trail = await db.select().from(audit_log).where(eq(audit_log.editor_email, email))
    expect(trail.map(({ table_name, editor_token }) => [table_name, editor_token])).toEqual([
      ['api_tokens', null],
      ['families', `a program (${token.slice(0, 13)}…)`],
    ])
    const [stored] = await db.select().from(api_tokens).where(eq(api_tokens.id, id))
    expect(stored?.last_used_at).toBeInstanceOf(Date)
    expect(JSON.stringify([stored, trail])).not.toContain(token)
    const { tokens } = (await (await visitor.get('/api/auth/own')).json()) as { tokens: object[] }
    expect(tokens).toMatchObject([{ id, name: 'a program', scope: ['read', 'edit_records'] }])
    expect(JSON.stringify(tokens)).not.toContain(token)
  })

  test('are not made without the current password, nor for more than the role, nor for nothing', async () => {
    const { visitor } = await aPerson('reviewer')
    for (const [choice, status] of [
      [{ password: 'something else' }, 403],
      [{ scope: ['edit_records'] }, 400],
      [{ scope: ['read', 'manage_people'] }, 400],
      [{ scope: ['read', 'manage_webhooks'] }, 400],
      [{ scope: [] }, 400],
      [{ days: 366 }, 400],
      [{ days: 0 }, 400],
      [{ name: ' ' }, 400],
      [{ name: 'a\0b' }, 400],
    ] as const)
      expect((await make(visitor, choice)).status, JSON.stringify(choice)).toBe(status)
    expect((await make(new Visitor(url))).status, 'signed out').toBe(401)
  })

  test('never do more than the role of their owner at that moment', async () => {
    const { email, visitor } = await aPerson('editor')
    const token = await aToken(url, visitor.cookie, ['read', 'edit_records'])
    const setRole = (role: string | null) =>
      db.update(profiles).set({ role }).where(eq(profiles.email, email))
    expect((await addFamily(token, 'Onceidae')).status).toBe(200)
    await setRole('reviewer')
    expect((await addFamily(token, 'Twiceidae')).status).toBe(403)
    expect((await ask(token)).status).toBe(200)
    await setRole(null)
    expect((await ask(token)).status).toBe(403)
  })

  test('open nothing of sign-in, accounts, tokens and webhooks, whosever they are', async () => {
    const { visitor } = await aPerson('admin')
    const token = await aToken(url, visitor.cookie, ['read_texts', 'read', 'edit_records', 'import'])
    for (const path of ['profile', 'people', 'invitations', 'tokens', 'webhooks'])
      expect((await ask(token, `/api/admin/${path}`)).status, path).toBe(403)
    expect((await ask(token, '/api/auth/own')).status).toBe(401)
    expect(await (await ask(token, '/api/auth/get-session')).json()).toBeNull()
    for (const path of ['own/tokens/make', 'own/password', 'sign-in/email', 'revoke-sessions'])
      expect((await ask(token, `/api/auth/${path}`, { method: 'POST', body: '{}' })).status, path).toBe(403)
  })

  test('with which a request comes decide alone: a session beside one is not used', async () => {
    const { visitor } = await aPerson('admin')
    const headers = { cookie: visitor.cookie, authorization: 'Bearer arctic_unknown' }
    const made_up = await fetch(`${url}/api/admin/audit`, { headers })
    expect(made_up.status).toBe(401)
    expect(made_up.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"')
    // Of another scheme, such as of a proxy in front of the portal, nothing is known here.
    const basic = { cookie: visitor.cookie, authorization: 'Basic YTpi' }
    expect((await fetch(`${url}/api/admin/audit`, { headers: basic })).status).toBe(200)
    const change = { method: 'POST', headers: { ...basic, 'content-type': 'application/json' }, body: '{}' }
    expect((await fetch(`${url}/api/admin/families`, change)).status, 'from no page').toBe(403)
  })

  test('end when they are revoked, by their owner or an administrator, and by nobody else', async () => {
    const [owner, other, admin] = [await aPerson(), await aPerson(), await aPerson('admin')]
    const [first, second] = [
      await aToken(url, owner.visitor.cookie, ['read']),
      await aToken(url, owner.visitor.cookie, ['read']),
    ]
    const all = (await (await admin.visitor.get('/api/admin/tokens')).json()) as {
      id: string
      email: string
      prefix: string
    }[]
    const idOf = (token: string) => all.find(({ prefix }) => token.startsWith(prefix))?.id ?? ''
    expect(all.filter(({ email }) => email === owner.email)).toHaveLength(2)
    const revoke = (visitor: Visitor, token: string) =>
      visitor.post('/api/auth/own/tokens/revoke', { id: idOf(token) })
    expect((await revoke(other.visitor, first)).status).toBe(404)
    expect((await ask(first)).status).toBe(200)
    expect((await revoke(owner.visitor, first)).status).toBe(200)
    expect((await ask(first)).status).toBe(401)
    expect((await admin.visitor.delete(`/api/admin/tokens/${idOf(second)}`)).status).toBe(200)
    expect((await ask(second)).status).toBe(401)
    expect((await admin.visitor.delete(`/api/admin/tokens/${idOf(second)}`)).status).toBe(404)
  })

  test('end when they expire, when the account is removed and when its password is replaced by a link', async () => {
    const expiring = await aPerson()
    const expired = await aToken(url, expiring.visitor.cookie, ['read'])
    await db
      .update(api_tokens)
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where(eq(api_tokens.prefix, expired.slice(0, 13)))
    expect((await ask(expired)).status).toBe(401)

    const lost = await aPerson()
    const token = await aToken(url, lost.visitor.cookie, ['read'])
    await db.transaction((tx) =>
      changePassword(tx, { id: null, email: 'test' }, { email: lost.email, password_hash: 'another' }),
    )
    expect((await ask(token)).status).toBe(401)

    const [leaver, admin] = [await aPerson(), await aPerson('admin')]
    const left = await aToken(url, leaver.visitor.cookie, ['read'])
    const { id } = (await (await leaver.visitor.get('/api/admin/profile')).json()) as { id: string }
    expect((await admin.visitor.delete(`/api/admin/people/${id}`)).status).toBe(200)
    expect((await ask(left)).status).toBe(401)
  })

  test('are in the description of what they open, which others do not get', async () => {
    const { visitor } = await aPerson('translator')
    const token = await aToken(url, visitor.cookie, ['translate'])
    const description = (await (await ask(token, '/api/admin/openapi.json')).json()) as {
      paths: Record<string, object>
      components: object
    }
    expect(description).toMatchObject({
      security: [{ api_token: [] }],
      components: { securitySchemes: { api_token: { type: 'http', scheme: 'bearer' } } },
    })
    expect(Object.keys(description.paths)).toContain('/families')
    expect(
      Object.keys(description.paths).filter((path) => /people|invit|token|hook|profile/.test(path)),
    ).toEqual([])
    expect((await fetch(`${url}/api/admin/openapi.json`)).status).toBe(401)
    const nobody = await aPerson(null)
    expect((await nobody.visitor.get('/api/admin/openapi.json')).status).toBe(403)
  })

  test('are at most twenty of an account at a time', async () => {
    const { visitor } = await aPerson()
    for (let made = 0; made < 20; made += 1) expect((await make(visitor)).status).toBe(200)
    const refused = await make(visitor)
    expect([refused.status, await refused.json()]).toMatchObject([400, { code: 'TOO_MANY_TOKENS' }])
  })

  test('that are for translating alone undo and write nothing else', async () => {
    const { visitor } = await aPerson('editor')
    const editing = await aToken(url, visitor.cookie, ['edit_records'])
    const translating = await aToken(url, visitor.cookie, ['translate'])
    const { id, version } = (await (await addFamily(editing, 'Undoidae')).json()) as {
      id: string
      version: number
    }
    const undo = await ask(translating, '/api/admin/audit/undo', {
      method: 'POST',
      body: JSON.stringify({ table_name: 'families', row_id: id, version }),
    })
    expect(undo.status).toBe(403)
  })

  test('have limits of their own, and one that was made up shares those of strangers', async () => {
    const limited = await createTestPortal(connection(), { TRUST_PROXY: 'true', RATE_LIMIT: '3000' })
    const at = await listen(limited)
    const { visitor } = await aPerson()
    const token = await aToken(url, visitor.cookie, ['edit_records'])
    const policyOf = async (given: string) => {
      const answer = await fetch(`${at}/api/admin/families`, {
        method: 'POST',
        headers: { authorization: `Bearer ${given}`, 'content-type': 'application/json' },
        body: '{}',
      })
      return answer.headers.get('ratelimit-policy')
    }
    expect(await policyOf(token)).toContain('"change"')
    expect(await policyOf(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).toContain(
      '"unauthenticated_change"',
    )
    await limited.close()
  })
})
