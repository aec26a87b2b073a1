import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { PortalStatus } from '#contract/portal-contract.ts'
import type { AskCostly, Connection } from '#database/connect.ts'
import { currentDataVersion } from '#database/releases/data-version-queries.ts'
import { anAccount, cookieOf, FREE_DIGESTS, PASSWORD, signIn } from '#testing/accounts.ts'
import { askCostlyQuestions, costlyQuestion, costlyQuestions } from '#testing/attacks/costly-questions.ts'
import { aGlossaryTerm, aShipment, aSpecies } from '#testing/builders.ts'
import { describeOnOneEngine } from '#testing/test-database.ts'
import { createTestPortal, listen } from '#testing/test-portal.ts'
import { SharedWork } from './answers/shared-work.ts'
import { MOST_AT_ONCE, MOST_WAITING, MOST_WAITING_OF_A_NETWORK } from './limits/costly-questions.ts'

const QUESTIONS = 100
const ADMINISTRATOR = { email: 'admin@example.org', password: PASSWORD }
/** Each question takes this long, on any engine and machine. */
const COST_MS = 240

interface Runs {
  now: number
  most: number
  all: number
  /** Until it is resolved, what runs has not begun. */
  held?: PromiseWithResolvers<void>
}

describeOnOneEngine('a hundred costly questions at once', (connection) => {
  let app: FastifyInstance
  let url: string
  let cookie: string
  let species_id: string
  let term: { id: string; version: number }
  /** How many ran at the same time, at most, and in all. */
  const runs: Runs = { now: 0, most: 0, all: 0 }

  const watched =
    (askCostly: AskCostly): AskCostly =>
    (signal, ask) =>
      askCostly(signal, async (db) => {
        runs.now += 1
        runs.all += 1
        runs.most = Math.max(runs.most, runs.now)
        try {
          await runs.held?.promise
          await db.select({ cost: sql`take_time()` }).from(sql`(select 1) as one`)
          return await ask(db)
        } finally {
          runs.now -= 1
        }
      })

  beforeAll(async () => {
    const { db, askCostly } = connection()
    await anAccount(db, ADMINISTRATOR.email)
    species_id = (await aSpecies(db)).id
    await aShipment(db, species_id)
    await makeCostly(connection(), `while clock_timestamp() < began + interval '${COST_MS} ms' loop end loop`)
    app = await createTestPortal(
      { ...connection(), askCostly: watched(askCostly) },
      { TRUST_PROXY: 'true' },
      { digests: FREE_DIGESTS },
    )
    url = await listen(app)
    cookie = cookieOf(await signIn(url, ADMINISTRATOR))
    term = await aGlossaryTerm(db, 'Quota')
  })
  afterAll(() => app.close())
  beforeEach(() => void Object.assign(runs, { now: 0, most: 0, all: 0, held: undefined }))

  const save = async () => {
    const answer = await fetch(`${url}/api/admin/glossary/${term.id}`, {
      method: 'PUT',
      headers: { cookie, origin: url, 'content-type': 'application/json' },
      body: JSON.stringify({ ...term, definition: `Saved as version ${term.version}` }),
    })
    if (answer.ok) term.version += 1
    return answer
  }
  const probes = {
    healthz: () => fetch(`${url}/healthz`),
    readyz: () => fetch(`${url}/readyz`),
    signIn: () => signIn(url, ADMINISTRATOR),
    save,
  }

  test('run two at a time and wait in a queue, the rest are told when to come back, and the portal goes on', async () => {
    const attack = { url, species_id, questions: QUESTIONS, patienceMs: 60_000, probes }
    const report = await askCostlyQuestions(attack)
    expect(runs.most).toBe(MOST_AT_ONCE)
    expect(report.statuses[200]).toBeGreaterThanOrEqual(MOST_AT_ONCE + MOST_WAITING_OF_A_NETWORK)
    expect(report.statuses[503]).toBeGreaterThan(QUESTIONS / 2)
    expect(report).toMatchObject({ left: 0, withoutRetryAfter: 0 })
    for (const [name, { asked, failed, slowestMs }] of Object.entries(report.probes)) {
      expect({ name, failed }).toEqual({ name, failed: 0 })
      expect(asked).toBeGreaterThan(0)
      // Whatever the machine: nothing waits until all the questions are answered.
      expect(slowestMs, name).toBeLessThan(report.ms)
    }
  })

  test('say plainly why they are refused', async () => {
    const addresses = costlyQuestions(await another(), 2 * MOST_WAITING)
    const answers = await Promise.all(addresses.map((address) => fetch(url + address)))
    const refused = answers.filter(({ status }) => status === 503)
    expect(refused.length).toBeGreaterThan(0)
    for (const answer of refused) {
      expect(answer.headers.get('retry-after')).toMatch(/^\d+$/)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(await answer.json()).toMatchObject({
        code: 'SERVICE_UNAVAILABLE',
        message: 'Many costly questions are being asked at the moment. Try again in a few seconds.',
      })
    }
  })

  test('leave a page its own answers, however many networks ask', async () => {
    const leaving = new AbortController()
    const { refused, left } = askOnAndOn(await another(), leaving.signal)
    await refused
    for (const [tab, procedure] of [
      ['trade', 'listings.reservedTrade'],
      ['illegal-trade', 'seizures.summary'],
    ]) {
      const page = await fetch(`${url}/species/${species_id}?tab=${tab}`)
      expect(page.status).toBe(200)
      expect(await page.text()).toContain(`{"procedure":"${procedure}"`)
    }
    await expect.poll(() => runs.now).toBe(MOST_AT_ONCE)
    leaving.abort()
    await left
    await expect.poll(() => runs.now).toBe(0)
  })

  test('are not asked any more once their visitors have left', async () => {
    const attack = { url, species_id: await another(), questions: QUESTIONS, patienceMs: COST_MS, probes: {} }
    const { left } = await askCostlyQuestions(attack)
    expect(left).toBeGreaterThan(0)
    // The portal learns of those who left as their connections close, which may be after the next question.
    const askNext = async () => (await fetch(url + costlyQuestion(attack.species_id, QUESTIONS))).status
    await expect.poll(askNext).toBe(200)
    // Those that ran when their visitors left end by themselves.
    await expect.poll(() => runs.now).toBe(0)
    expect(runs.all).toBeLessThan(MOST_AT_ONCE + MOST_WAITING_OF_A_NETWORK)
  })

  test('are asked once for all visitors who ask the same, as long as one of them stays', async () => {
    const address = url + costlyQuestion(await another())
    const leaving = new AbortController()
    runs.held = Promise.withResolvers()
    const waiting = vi.spyOn(SharedWork.prototype, 'join')
    const left = fetch(address, { signal: leaving.signal })
    await expect.poll(() => runs.now).toBe(1)
    const stays = fetch(address)
    // Two of those who wait, wait for the same work.
    await expect.poll(() => waiting.mock.contexts.length - new Set(waiting.mock.contexts).size).toBe(1)
    waiting.mockRestore()
    leaving.abort()
    await expect(left).rejects.toThrow('aborted')
    runs.held.resolve()
    expect((await stays).status).toBe(200)
    expect(runs.all).toBe(1)
  })

  test('are broken off by PostgreSQL when the last visitor leaves', async ({ skip }) => {
    const { db, engine } = connection()
    skip(engine === 'embedded', 'The embedded engine ends what it has begun')
    await makeCostly(connection(), 'perform pg_sleep(60)')
    const running = async () => {
      const { rows } = await db.execute(sql`
        select from pg_stat_activity
        where datname = current_database() and state = 'active' and query like '%take_time%'
          and pid <> pg_backend_pid()`)
      return rows.length
    }
    const leaving = new AbortController()
    const address = url + costlyQuestion(await another())
    const left = fetch(address, { signal: leaving.signal })
    left.catch(() => undefined)
    await expect.poll(running, { timeout: 10_000 }).toBe(1)
    leaving.abort()
    await expect(left).rejects.toThrow('aborted')
    await expect.poll(running, { timeout: 10_000 }).toBe(0)
  })

  /** More visitors than can wait, each of a network of its own, who ask something new after every answer. */
  function askOnAndOn(asked: string, signal: AbortSignal) {
    const { promise: refused, resolve } = Promise.withResolvers<void>()
    const visitors = 3 * (MOST_AT_ONCE + MOST_WAITING)
    const addresses = costlyQuestions(asked, 100 * visitors).values()
    const visit = async (index: number) => {
      for (const address of addresses) {
        const headers = { 'x-forwarded-for': `192.0.2.${index}` }
        const { status } = await fetch(url + address, { headers, signal })
        if (status === 503) resolve()
        await setTimeout(COST_MS, undefined, { signal })
      }
    }
    return { refused, left: Promise.allSettled(Array.from({ length: visitors }, (_, index) => visit(index))) }
  }

  /** A species about which nothing was asked yet. */
  async function another(): Promise<string> {
    const { db } = connection()
    const { id } = await aSpecies(db)
    await aShipment(db, id)
    // A question that is asked again once the portal has heard of the new species is another one.
    await expect.poll(knownVersion).toBe(await currentDataVersion(db))
    return id
  }

  /** The data version that the portal has heard of. */
  async function knownVersion(): Promise<number | null> {
    const status = (await (await fetch(`${url}/api/status`)).json()) as PortalStatus
    return status.data_version
  }
})

/** Lets every costly question take its time, as one about hundreds of thousands of records does. */
async function makeCostly({ db }: Connection, wait: string): Promise<void> {
  await db.execute(
    sql.raw(`
    create or replace function take_time() returns text
    language plpgsql as $$
    declare began timestamptz := clock_timestamp();
    begin
      ${wait};
      return '';
    end $$`),
  )
}
