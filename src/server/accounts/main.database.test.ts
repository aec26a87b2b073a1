import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#database/connect.ts'
import { audit_log } from '#database/schema/index.ts'
import { runAdministratorsJob } from '#ingest/jobs/administrators-job.ts'
import { signIn } from '#testing/accounts.ts'
import { withoutSimulation } from '#testing/first-start.ts'
import { placeOf } from '#testing/place.ts'
import { describeAtOnePlace } from '#testing/test-database.ts'
import { startTestServer, type TestServer } from '#testing/test-server.ts'
import { runCommand } from '#testing/typed-command.ts'

/* npm run admin, as an operator types it, alone and beside a running portal: in the long run on each engine. */

const EMAIL = 'curator@example.org'
const FIRST = 'first of all passwords'
const SECOND = 'the second is another'

// What is asked of either engine is tested in sign-in.database.test.ts and guessing.database.test.ts; the journeys begin
// with the command beside a portal that holds its folder.
describeAtOnePlace(
  'administrators from the terminal',
  (place) => {
    const environment = () => placeOf(place())
    const admin = (words: string[], password = '') =>
      runCommand('admin', { words, environment: environment(), input: `${password}\n` })

    beforeAll(() => withoutSimulation(place()))

    test('there is none at first', async () => {
      expect(await admin(['list'])).toEqual({ code: 0, output: 'There is no administrator.\n' })
    })

    test('one is made, with a password that is piped in', async () => {
      const made = await admin(['create', 'Curator@Example.org'], FIRST)
      expect(made).toEqual({ code: 0, output: 'Curator@Example.org may now sign in at /admin/login.\n' })
      expect((await admin(['list'])).output).toMatch(/^curator@example\.org\tadmin\tsince \d{4}-\d\d-\d\d\n$/)
    })

    test.each([
      {
        what: 'a second account of one e-mail',
        words: ['create', EMAIL],
        password: FIRST,
        output: `There is already an account for ${EMAIL}.\n`,
      },
      {
        what: 'a short password',
        words: ['create', 'new@example.org'],
        password: 'short',
        output: 'The password must have at least 12 characters.\n',
      },
    ])('$what is refused in one sentence', async ({ words, password, output }) => {
      expect(await admin(words, password)).toEqual({ code: 1, output })
    })

    test('nobody gets no password and is not removed', async () => {
      const connection = await openDatabase(place())
      const email = 'nobody@example.org'
      for (const request of [
        { action: 'password', email, password_hash: 'a digest' },
        { action: 'remove', email },
      ] as const) {
        await expect(runAdministratorsJob(connection, request)).rejects.toThrow(
          'There is no account for nobody@example.org.',
        )
      }
      await connection.close()
    })

    test('a password among the arguments is not understood', async () => {
      const { code, output } = await admin(['create', EMAIL, FIRST])
      expect(code).toBe(2)
      expect(output).toContain('npm run admin -- create <e-mail>')
      expect(output).not.toContain(FIRST)
    })

    describe('beside a running portal', () => {
      let portal: TestServer
      const enter = (password: string) => signIn(portal.url, { email: EMAIL, password })

      beforeAll(async () => {
        portal = await startTestServer({
          ...environment(),
          ADMIN_EMAIL: 'first@example.org',
          ADMIN_PASSWORD: FIRST,
        })
      })
      afterAll(() => portal.stop())

      test('a start makes no second first administrator', async () => {
        expect(portal.output()).not.toContain('first@example.org')
      })

      test('the administrator signs in; a new password ends the old one and its sessions', async () => {
        const entered = await enter(FIRST)
        expect(entered.status).toBe(200)
        const cookie = entered.headers.getSetCookie().join()
        const profile = () => fetch(`${portal.url}/api/admin/profile`, { headers: { cookie } })
        expect((await profile()).status).toBe(200)

        expect(await admin(['password', EMAIL], SECOND)).toMatchObject({ code: 0 })
        expect((await profile()).status).toBe(401)
        expect((await enter(FIRST)).status).toBe(401)
        expect((await enter(SECOND)).status).toBe(200)
      })

      test('refusals are the same', async () => {
        expect(await admin(['create', EMAIL], FIRST)).toEqual({
          code: 1,
          output: `There is already an account for ${EMAIL}.\n`,
        })
      })

      test('the last one is removed, and that is said', async () => {
        const { output } = await admin(['remove', EMAIL])
        expect(output).toBe(`The account ${EMAIL} is removed.\nThere is no administrator.\n`)
        expect((await enter(SECOND)).status).toBe(401)
      })
    })

    test('a start that finds no administrator makes the one it is told of', async () => {
      const portal = await startTestServer({
        ...environment(),
        ADMIN_EMAIL: EMAIL,
        ADMIN_PASSWORD: FIRST,
      })
      expect(portal.output()).toContain(`The administrator ${EMAIL} is made; sign in at /admin/login`)
      expect((await signIn(portal.url, { email: EMAIL, password: FIRST })).status).toBe(200)
      await portal.stop()
    })

    test('the trail has all of it, and no password', async () => {
      const connection = await openDatabase(place())
      const trail = await connection.db.select().from(audit_log).orderBy(asc(audit_log.id))
      const accounts = trail.filter(({ table_name }) => ['profiles', 'account'].includes(table_name))
      expect(accounts.map(({ editor_email, action }) => `${editor_email}: ${action}`)).toEqual([
        'admin command: create',
        'admin command: update',
        'admin command: remove',
        'first start: create',
      ])
      expect(JSON.stringify(accounts)).not.toMatch(/first of all|the second|[0-9a-f]{64}/)
      await connection.close()
    })
  },
  'catalogue',
)
