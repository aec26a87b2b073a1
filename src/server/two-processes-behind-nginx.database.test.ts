import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CURATOR_ACCOUNT, FIRST_ADMINISTRATOR } from '#testing/curator-account.ts'
import { withoutSimulation } from '#testing/first-start.ts'
import { type NginxSite, startNginxSite } from '#testing/nginx-site.ts'
import { programsAreThere } from '#testing/programs.ts'
import { createTestDatabase, serverAnswers } from '#testing/test-database.ts'
import { startTestServer, type TestServer } from '#testing/test-server.ts'

/* The whole of docs/operations.md, 'Behind a proxy': what curators and visitors see through the example site. */

const PUBLIC_URL = 'https://arctic-tracker.example'
const NARWHAL = '5f289c1e-5101-458f-a5ea-a65e5c734569'
const ANSWER = `/api/species/${NARWHAL}`
const PAGE = `/species/${NARWHAL}`
const NAME = 'Unicorn of the sea'
/** nginx counts whole seconds, so that one is up to two; and word from one process to the other takes a moment. */
const SHOWS_WITHIN_MS = 2500
/** Long enough for cached answers to expire three times, so that both processes answer. */
const LOOKED_AT_MS = 4000

const programs = programsAreThere('nginx', 'openssl')

describe.skipIf(!programs || (!serverAnswers && process.env.CI !== 'true'))(
  'two processes on one database, behind the example site of nginx',
  () => {
    let database: Awaited<ReturnType<typeof createTestDatabase>>
    let portals: TestServer[] = []
    let ports: number[] = []
    let site: NginxSite
    let cookie = ''

    beforeAll(async () => {
      database = await createTestDatabase('catalogue')
      const { databaseUrl: DATABASE_URL } = database
      await withoutSimulation({ databaseUrl: DATABASE_URL })
      const environment = { DATABASE_URL, PUBLIC_URL, TRUST_PROXY: 'true' }
      portals = [
        await startTestServer({ ...environment, ...FIRST_ADMINISTRATOR }),
        await startTestServer(environment),
      ]
      ports = portals.map(({ url }) => Number(new URL(url).port))
      const [one = 0, other = 0] = ports
      site = await startNginxSite([one, other])
      cookie = await signInThroughSite()
    })
    afterAll(async () => {
      await site?.stop()
      await Promise.all(portals.map((portal) => portal.stop()))
      await database.drop()
    })

    const send = (path: string, body: object) =>
      site.ask(path, {
        method: 'POST',
        headers: { origin: PUBLIC_URL, 'content-type': 'application/json', cookie },
        body: Buffer.from(JSON.stringify(body)),
      })
    const signInThroughSite = async () => {
      const { status, headers } = await send('/api/auth/sign-in/email', CURATOR_ACCOUNT)
      expect(status).toBe(200)
      return [headers['set-cookie'] ?? []]
        .flat()
        .map((set) => set.split(';')[0])
        .join('; ')
    }
    const shows = async (path: string) => (await site.ask(path)).body.includes(NAME)
    const profiles = () =>
      Promise.all(ports.map(() => site.ask('/api/admin/profile', { headers: { cookie } })))

    test('a session that began through one holds at both', async () => {
      const before = site.portalsAsked().length
      for (let visit = 0; visit < 3; visit += 1) {
        for (const { status, body } of await profiles()) {
          expect(status).toBe(200)
          expect(JSON.parse(body.toString())).toMatchObject({ email: CURATOR_ACCOUNT.email })
        }
      }
      expect(new Set(site.portalsAsked().slice(before))).toEqual(new Set(ports))
    })

    test('what is saved shows after two seconds, at the page and in the answer, whichever process gives them', async () => {
      // Both are cached from before.
      for (const path of [PAGE, ANSWER]) {
        expect(await shows(path), path).toBe(false)
        expect((await site.ask(path)).headers['x-cache'], path).toBe('HIT')
      }
      const saved = await send('/api/admin/common-names', { species_id: NARWHAL, name: NAME, language: 'en' })
      expect(saved.status).toBe(200)
      const savedAt = performance.now()

      const seen: { path: string; new: boolean; ms: number }[] = []
      const before = site.portalsAsked().length
      while (performance.now() - savedAt < LOOKED_AT_MS) {
        for (const path of [PAGE, ANSWER]) {
          const ms = performance.now() - savedAt
          seen.push({ path, new: await shows(path), ms })
        }
        await wait(100)
      }
      expect(seen.filter((look) => !look.new && look.ms > SHOWS_WITHIN_MS)).toEqual([])
      for (const path of [PAGE, ANSWER]) {
        const looks = seen.filter((look) => look.path === path)
        const first = looks.findIndex((look) => look.new)
        expect(
          looks.slice(first).every((look) => look.new),
          `${path} does not go back`,
        ).toBe(true)
      }
      expect(new Set(site.portalsAsked().slice(before))).toEqual(new Set(ports))
    })

    test('who signs out through one is gone from both', async () => {
      expect((await send('/api/auth/sign-out', {})).status).toBe(200)
      for (const { status } of await profiles()) expect(status).toBe(401)
    })
  },
)
