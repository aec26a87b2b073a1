import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminContract, contract } from '#contract/index.ts'
import { may, type Permission, ROLES } from '#domain/accounts/roles.ts'
import { TOKEN_PERMISSIONS } from '#domain/accounts/token-scope.ts'
import { CURATED_TOPIC_NAMES } from '#domain/curation/curated-topics.ts'
import { anAccount, aToken, cookieOf, PASSWORD, signIn } from '#testing/accounts.ts'
import { inTurn } from '#testing/long-run.ts'
import { describeOnOneEngine } from '#testing/test-database.ts'
import { createApp } from '../app.ts'
import { readConfig } from '../config.ts'

/*
 * Made from the contract: a procedure without a guard, or without a rule here, is found the day it is written. Every
 * role asks each. Of the scopes that do not open it one is tried in the usual run, each in turn; all in the long run.
 */

interface Procedure {
  name: string
  method: string
  path: string
}

const RECORDS: Readonly<Record<string, Permission>> = {
  page: 'read',
  get: 'read',
  create: 'edit_records',
  update: 'edit_records',
  remove: 'edit_records',
}

/** Which permission each procedure asks for; 'account' is what every person with an account may ask. */
const RULES: Readonly<Record<string, Permission | 'account'>> = {
  ...Object.fromEntries(
    CURATED_TOPIC_NAMES.flatMap((topic) =>
      Object.entries(RECORDS).map(([name, permission]) => [`${topic}.${name}`, permission]),
    ),
  ),
  'accounts.own': 'account',
  'article_edit.get': 'read',
  'article_edit.save': 'edit_records',
  'article_summaries.list': 'read',
  'article_summaries.refresh': 'edit_records',
  'article_summaries.refresh_all': 'edit_records',
  'assistant.ask': 'read',
  'assistant.answer': 'read',
  'assistant.suggestions': 'read',
  'audit.page': 'read',
  'audit.restore': 'edit_records',
  'audit.restore_several': 'edit_records',
  'audit.undo': 'translate',
  'drafts.approve': 'review',
  'drafts.begin': 'edit_records',
  'drafts.comment': 'read',
  'drafts.discard': 'edit_records',
  'drafts.get': 'read',
  'drafts.list': 'read',
  'drafts.of_record': 'read',
  'drafts.publish': 'publish',
  'drafts.return': 'review',
  'drafts.schedule': 'publish',
  'drafts.submit': 'edit_records',
  'drafts.withdraw': 'edit_records',
  'drafts.write': 'edit_records',
  'functions.generateTradeSummary': 'edit_records',
  'lists.export': 'read',
  'lists.import': 'edit_records',
  'lists.preview': 'edit_records',
  'lists.values': 'read',
  'open_records.leave': 'translate',
  'open_records.note': 'translate',
  'overview.attention': 'read',
  'overview.counts': 'read',
  'overview.facts': 'read',
  'people.change_role': 'manage_people',
  'people.invitations': 'manage_people',
  'people.invite': 'manage_people',
  'people.list': 'manage_people',
  'people.new_password': 'manage_people',
  'people.remove': 'manage_people',
  'people.remove_second_factors': 'manage_people',
  'people.revoke': 'manage_people',
  'releases.accept': 'import',
  'releases.compare_again': 'import',
  'releases.differences': 'read',
  'releases.discard': 'import',
  'releases.go_back': 'import',
  'releases.import': 'read',
  'releases.imports': 'read',
  'releases.in_use': 'read',
  'releases.upload': 'import',
  'several.check': 'edit_records',
  'several.remove': 'edit_records',
  'several.set': 'edit_records',
  'species.checklist': 'read',
  'species.export': 'read',
  'species.look_up': 'edit_records',
  'species.name_service': 'read',
  'species.related': 'read',
  'species.statuses': 'read',
  'species.text_notes': 'read',
  'taxonomy_fix.apply': 'edit_records',
  'taxonomy_fix.get': 'read',
  'tokens.list': 'manage_people',
  'tokens.revoke': 'manage_people',
  'trade_summaries.statuses': 'read',
  'translations.counts': 'read_texts',
  'translations.create': 'translate',
  'translations.export': 'read_texts',
  'translations.get': 'read_texts',
  'translations.import': 'translate',
  'translations.next': 'read_texts',
  'translations.of_record': 'read_texts',
  'translations.page': 'read_texts',
  'translations.preview_import': 'translate',
  'translations.remove': 'translate',
  'translations.text': 'read_texts',
  'translations.update': 'translate',
  'trend_audit.calculate': 'read',
  'trend_audit.get': 'read',
  'trend_audit.list': 'read',
  'trend_audit.refresh': 'edit_records',
  'webhooks.create': 'manage_webhooks',
  'webhooks.deliveries': 'manage_webhooks',
  'webhooks.list': 'manage_webhooks',
  'webhooks.remove': 'manage_webhooks',
  'webhooks.renew_secret': 'manage_webhooks',
  'webhooks.switch': 'manage_webhooks',
  'webhooks.test': 'manage_webhooks',
  'webhooks.update': 'manage_webhooks',
}

/** A role that is none: an account that was made before there were roles, or whose role is no more. */
const OTHER_ROLES = ['reader', null] as const

const SOME_ID = '00000000-0000-4000-8000-000000000000'

function proceduresOf(router: object, path: readonly string[] = []): Procedure[] {
  return Object.entries(router).flatMap(([word, part]: [string, AnyContractProcedure | object]) => {
    const here = [...path, word]
    if (!isContractProcedure(part)) return proceduresOf(part, here)
    const { method = 'POST', path: address = `/${here.join('/')}` } = part['~orpc'].route
    return [{ name: here.join('.'), method, path: address.replaceAll(/\{\+?\w+\}/g, SOME_ID) }]
  })
}

/** Files do not travel as JSON, so their address is beside the contract. */
const UPLOAD: Procedure = { name: 'releases.upload', method: 'POST', path: '/imports' }

/** The remote function is beside the rest. */
const addressOf = (path: string) => `/api${path.startsWith('/functions/') ? '' : '/admin'}${path}`

const PROCEDURES = [...proceduresOf(adminContract), UPLOAD]
const placeOf = (procedure: Procedure) => PROCEDURES.indexOf(procedure)

/** Everything that changes something, that of the sign-in included. */
const CHANGES = [
  ...PROCEDURES.filter(({ method }) => method !== 'GET').map(({ path, ...rest }) => ({
    ...rest,
    address: addressOf(path),
  })),
  ...['sign-in/email', 'sign-out', 'revoke-sessions'].map((name) => ({
    name,
    method: 'POST',
    address: `/api/auth/${name}`,
  })),
]

const PUBLIC_PROCEDURES = proceduresOf(contract)

test('the public interface changes nothing', () => {
  expect(PUBLIC_PROCEDURES.filter(({ method }) => method !== 'GET')).toEqual([])
})

test('every procedure has an address of its own', () => {
  const addresses = PROCEDURES.map(({ method, path }) => `${method} ${path}`)
  expect(new Set(addresses).size).toBe(addresses.length)
})

test('every procedure has a rule, and every rule a procedure', () => {
  expect(Object.keys(RULES).toSorted()).toEqual(PROCEDURES.map(({ name }) => name).toSorted())
})

describeOnOneEngine('the back office', (connection) => {
  let app: FastifyInstance
  let url: string
  const cookies = new Map<string | null, string>()
  let admin: string

  beforeAll(async () => {
    const { db } = connection()
    for (const role of [...ROLES, ...OTHER_ROLES]) await anAccount(db, `${role}@example.org`, role, ['is'])
    app = await createApp({
      connection: connection(),
      config: readConfig({ LOG_LEVEL: 'silent', INATURALIST_URL: '', RATE_LIMIT: '1000000' }),
    })
    url = await app.listen({ port: 0, host: '127.0.0.1' })
    for (const role of [...ROLES, ...OTHER_ROLES]) {
      const email = `${role}@example.org`
      cookies.set(role, cookieOf(await signIn(url, { email, password: PASSWORD })))
    }
    admin = cookies.get('admin') ?? ''
  })
  afterAll(() => app.close())

  const call = ({ method, path }: Procedure, cookie: string, origin = url) =>
    fetch(url + addressOf(path), {
      method,
      headers: { cookie, ...(method === 'GET' ? {} : { origin, 'content-type': 'application/json' }) },
      body: method === 'GET' ? undefined : '{}',
    })

  describe.each(PROCEDURES)('$name', (procedure) => {
    const rule = RULES[procedure.name] ?? 'account'

    test('refuses who is not signed in', async () => {
      const answer = await call(procedure, '')
      expect(answer.status).toBe(401)
      expect(await answer.json()).toMatchObject({ message: 'Access denied. Please sign in.' })
    })

    test.each([...ROLES, ...OTHER_ROLES])(`asks of %s for: ${rule}`, async (role) => {
      const answer = await call(procedure, cookies.get(role) ?? '')
      if (rule === 'account' || may({ role }, rule)) {
        expect([200, 400, 404, 409]).toContain(answer.status)
        expect(answer.headers.get('cache-control')).toBe('no-store')
        expect(answer.headers.get('etag')).toBeNull()
      } else {
        expect(answer.status).toBe(403)
        const hasRole = ROLES.some((known) => known === role)
        expect(await answer.json()).toMatchObject({
          message: hasRole ? 'Your role does not allow this.' : 'Access denied. Admin privileges required.',
        })
      }
    })
  })

  describe('with an API token of an administrator', () => {
    /** One for each thing that a token can be for, and one for all of them. */
    const SCOPES = [...TOKEN_PERMISSIONS.map((permission) => [permission]), [...TOKEN_PERMISSIONS]]
    const tokens = new Map<string, string>()

    beforeAll(async () => {
      for (const scope of SCOPES) tokens.set(scope.join(), await aToken(url, admin, scope))
    })

    const callWith = ({ method, path }: Procedure, token: string) =>
      fetch(url + addressOf(path), {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          // A cookie beside it, of whomever, opens nothing.
          cookie: admin,
          ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
        },
        body: method === 'GET' ? undefined : '{}',
      })

    test.each(PROCEDURES)('$name is open to its scope and to no other', async (procedure) => {
      const rule = RULES[procedure.name] ?? 'account'
      const opens = (scope: readonly string[]) => scope.includes(rule)
      const closed = SCOPES.filter((scope) => !opens(scope))
      for (const scope of [...SCOPES.filter(opens), ...inTurn(closed, placeOf(procedure))]) {
        const answer = await callWith(procedure, tokens.get(scope.join()) ?? '')
        if (opens(scope)) {
          expect([200, 400, 404, 409], `${scope}`).toContain(answer.status)
        } else {
          expect(answer.status, `${scope}`).toBe(403)
          expect(await answer.json()).toMatchObject({ message: 'The API token does not allow this.' })
        }
      }
    })

    test.each(PROCEDURES)('$name refuses one that was made up', async (procedure) => {
      const known = tokens.get(SCOPES.at(-1)?.join() ?? '') ?? ''
      const changed = `${known.slice(0, -1)}${known.endsWith('A') ? 'B' : 'A'}`
      for (const token of ['arctic_', changed, `${known}x`]) {
        const answer = await callWith(procedure, token)
        expect(answer.status).toBe(401)
        expect(answer.headers.get('www-authenticate')).toContain('invalid_token')
      }
    })
  })

  const FOREIGN: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    {},
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ]

  test.each(CHANGES)('$name refuses an administrator on another site’s page', async ({ method, address }) => {
    for (const named of FOREIGN) {
      const own = 'sec-fetch-site' in named ? { origin: url } : {}
      const answer = await fetch(url + address, {
        method,
        headers: { cookie: admin, 'content-type': 'application/json', ...own, ...named },
        body: '{}',
      })
      expect(answer.status, JSON.stringify(named)).toBe(403)
      expect(await answer.json()).toMatchObject({ message: expect.stringContaining('not come from a page') })
    }
  })

  test('stands in no public description', async () => {
    const description = await (await fetch(`${url}/api/openapi.json`)).text()
    expect(description).not.toContain('/admin')
  })

  test('reads nothing but JSON, and no more of it than a form holds', async () => {
    const send = (type: string, body: string) =>
      fetch(`${url}/api/admin/cites-listings`, {
        method: 'POST',
        headers: { origin: url, 'content-type': type },
        body,
      })
    expect((await send('application/json', '{}')).status).toBe(401)
    expect((await send('application/json', `"${'x'.repeat(2_000_000)}"`)).status).toBe(413)
    expect((await send('text/plain', '{}')).status).toBe(415)
    expect((await send('multipart/form-data; boundary=x', '--x--')).status).toBe(415)
  })

  test('has nothing at other addresses', async () => {
    expect((await fetch(`${url}/api/admin/nothing`, { headers: { cookie: admin } })).status).toBe(404)
  })
})
