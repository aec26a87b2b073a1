import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#database/connect.ts'
import { cookieOf, signIn } from '#testing/accounts.ts'
import { aCommonName } from '#testing/builders.ts'
import { CURATOR_ACCOUNT, FIRST_ADMINISTRATOR } from '#testing/curator-account.ts'
import { withoutSimulation } from '#testing/first-start.ts'
import { type Cluster, createCluster, findServerPrograms } from '#testing/postgresql-cluster.ts'
import { startTestServer, type TestServer } from '#testing/test-server.ts'

/* A database server that stops under load, or freezes, and comes back. */

const NARWHAL = '5f289c1e-5101-458f-a5ea-a65e5c734569'
const LONGEST_ANSWER_MS = 15_000
const RECOVERS_WITHIN_MS = 10_000
/** The line that tells of changes asks every ten seconds and waits for five. */
const NOTICES_WITHIN_MS = 20_000
/** The longest that an answer at hand waits for the data version. */
const QUESTION_MS = 1000
const VISITORS = 8
/** How many years may be chosen. */
const YEARS = 226
const INNER = /ECONN|\bat .*\.ts|node_modules|Connection terminated/i

const programs = findServerPrograms()
if (programs === undefined)
  process.stderr.write('No PostgreSQL programs: what a stopped one does is skipped.\n')

describe.skipIf(programs === undefined)('a database that stops and comes back', () => {
  let cluster: Cluster
  let portal: TestServer
  let cookie: string

  beforeAll(async () => {
    cluster = await createCluster(programs ?? '')
    await withoutSimulation({ databaseUrl: cluster.url })
    portal = await startTestServer({
      DATABASE_URL: cluster.url,
      BUILD_AHEAD: 'on',
      ...FIRST_ADMINISTRATOR,
    })
    const entered = await signIn(portal.url, CURATOR_ACCOUNT)
    expect(entered.status, portal.output()).toBe(200)
    cookie = cookieOf(entered)
  })
  afterAll(async () => {
    await portal?.stop()
    cluster?.remove()
  })

  const ask = async (path: string, init: RequestInit = {}) => {
    const began = Date.now()
    const answer = await fetch(portal.url + path, init)
    const body = await answer.text()
    expect(Date.now() - began).toBeLessThan(LONGEST_ANSWER_MS)
    return { status: answer.status, body }
  }
  const page = (path: string) => ask(path, { headers: { accept: 'text/html' } })
  const save = (name: string) =>
    ask('/api/admin/common-names', {
      method: 'POST',
      headers: { cookie, origin: portal.url, 'content-type': 'application/json' },
      body: JSON.stringify({ species_id: NARWHAL, name, language: 'en' }),
    })

  /** Only the database can answer this: a choice of trade that was not asked for before. */
  const counted = (choice: number) =>
    `/api/species/${NARWHAL}/trade/view?start_year=${1975 + (choice % YEARS)}&end_year=${1975 + Math.floor(choice / YEARS)}`

  test('what is at hand is served meanwhile, everything else says at once that the database is away', async () => {
    const kept = [`/api/species/${NARWHAL}`, '/api/species/all']
    const before = await Promise.all([...kept.map((path) => ask(path)), page(`/species/${NARWHAL}`)])
    const seen: { status: number; body: string }[] = []
    let visiting = true
    const visitors = Array.from({ length: VISITORS }, async (_, visitor) => {
      for (let count = 0; visiting; count += 1) {
        // Whatever keeps an answer from coming counts as an answer that is wrong.
        const asked = ask(counted(count * VISITORS + visitor))
        seen.push(await asked.catch((problem) => ({ status: 0, body: String(problem) })))
      }
    })
    await expect.poll(() => seen.length, { timeout: 20_000 }).toBeGreaterThan(VISITORS)
    onTestFinished(() => {
      visiting = false
    })
    cluster.stop()

    expect(await Promise.all([...kept.map((path) => ask(path)), page(`/species/${NARWHAL}`)])).toEqual(before)
    const asked = await ask(counted(YEARS * YEARS - 1))
    expect(asked.status).toBe(503)
    expect(JSON.parse(asked.body)).toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      message: 'The database does not answer at the moment. Nothing was changed; try again in a minute.',
    })
    // A search goes through names in memory, whether or not it was asked for before.
    const searched = await ask('/api/species?search=monoceros')
    expect(JSON.parse(searched.body)).toMatchObject({ total: 1, species: [{ id: NARWHAL }] })
    // Its answer is not among those that are built ahead.
    const fresh = await page('/glossary')
    expect(fresh.status).toBe(503)
    expect(fresh.body).toMatch(/<h1[^>]*>Server Error<\/h1>/)

    const saved = await save('Saved into nothing')
    expect(saved.status).toBe(503)
    expect(saved.body).toContain('nothing was saved')
    const entered = await signIn(portal.url, CURATOR_ACCOUNT)
    expect(entered.status).toBe(503)
    expect((await ask('/readyz')).status).toBe(503)
    expect((await ask('/healthz')).status).toBe(200)
    const status = await ask('/api/status')
    expect(status.status).toBe(200)
    expect(JSON.parse(status.body)).toMatchObject({
      database: { state: 'unreachable' },
      data_version: expect.any(Number),
    })
    const statusPage = await page('/status')
    expect(statusPage.status).toBe(200)
    expect(statusPage.body).toContain('Part of the site is not working')

    visiting = false
    await Promise.all(visitors)
    for (const told of [status, statusPage]) expect(told.body).not.toMatch(INNER)
    for (const { status, body } of [...seen, asked, fresh, saved, statusPage]) {
      expect([200, 503]).toContain(status)
      if (status === 503) expect(body).not.toMatch(INNER)
      expect(body).not.toContain(new URL(cluster.url).host)
    }
  })

  test('it is used again as soon as it is back, and word of changes arrives again', async () => {
    cluster.start()
    await expect.poll(async () => (await ask('/readyz')).status, { timeout: RECOVERS_WITHIN_MS }).toBe(200)
    expect((await page('/glossary')).status).toBe(200)
    expect(JSON.parse((await ask('/api/status')).body)).toMatchObject({ database: { state: 'answers' } })
    expect((await save('Saved again')).status).toBe(200)
    const names = async () => (await ask(`/api/species/${NARWHAL}`)).body
    // A database with much to do may not tell the data version in time; until it does, what is at hand is served.
    await expect.poll(names, { timeout: RECOVERS_WITHIN_MS }).toContain('Saved again')
    expect(await names()).not.toContain('Saved into nothing')
    await expect.poll(portal.output, { timeout: RECOVERS_WITHIN_MS }).toContain('The database answers again')

    const other = await openDatabase({ databaseUrl: cluster.url })
    await aCommonName(other.db, NARWHAL, { name: 'Named elsewhere' })
    await other.close()
    await expect.poll(names, { timeout: RECOVERS_WITHIN_MS }).toContain('Named elsewhere')
    expect(portal.process.exitCode).toBeNull()
    expect(portal.output()).toContain('The connection to the database is lost')
  })

  test('while it is frozen, what is at hand is served without waiting for it', async () => {
    const kept = `/api/species/${NARWHAL}`
    const before = await ask(kept)
    const losses = () => portal.output().split('The connection to the database is lost').length
    const lost = losses()
    cluster.freeze()
    onTestFinished(() => cluster.thaw())
    await expect.poll(losses, { timeout: NOTICES_WITHIN_MS }).toBeGreaterThan(lost)

    const waited = async () => {
      const began = Date.now()
      expect(await ask(kept)).toEqual(before)
      return Date.now() - began
    }
    // Who asks first hears that nothing comes, and so do all who ask at the same time.
    await Promise.all(Array.from({ length: VISITORS }, waited))
    const waits: number[] = []
    for (let asked = 0; asked < 30; asked += 1) {
      waits.push(await waited())
      await wait(100)
    }
    // Who waits for the question takes as long as it may. On a busy machine another answer now and then does too.
    expect(waits.filter((ms) => ms >= QUESTION_MS).length).toBeLessThan(waits.length / 3)

    cluster.thaw()
    await expect.poll(async () => (await ask('/readyz')).status, { timeout: NOTICES_WITHIN_MS }).toBe(200)
    expect((await save('Saved once it was thawed')).status).toBe(200)
    const body = async () => (await ask(kept)).body
    await expect.poll(body, { timeout: RECOVERS_WITHIN_MS }).toContain('Saved once it was thawed')
  })
})
