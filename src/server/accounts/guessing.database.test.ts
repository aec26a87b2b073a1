import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#database/access.ts'
import { sign_in_attempts } from '#database/schema/index.ts'
import { runAdministratorsJob } from '#ingest/jobs/administrators-job.ts'
import { anAccount, PASSWORD } from '#testing/accounts.ts'
import { describeOnOneEngine } from '#testing/test-database.ts'
import { createTestPortal } from '#testing/test-portal.ts'

/* Someone who knows a curator's e-mail guesses, from few networks and from many. */

const OWNER = 'curator@example.org'
const COLLEAGUE = 'colleague@example.org'
const UNKNOWN = 'nobody@example.org'
const HOME = '192.0.2.1'

interface Attempt {
  email?: string
  password?: string
  from: string
  cookie?: string
}

describeOnOneEngine('guessing', (connection) => {
  let app: FastifyInstance
  let db: Database

  const portal = (environment: Record<string, string> = {}) =>
    createTestPortal(connection(), { PUBLIC_URL: 'https://portal.example', ...environment })

  const attempt = ({ email = OWNER, password = PASSWORD, from, cookie = '' }: Attempt, at = app) =>
    at.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      remoteAddress: from,
      headers: { origin: 'https://portal.example', cookie },
      payload: { email, password },
    })
  const statusOf = async (tried: Attempt, at = app) => (await attempt(tried, at)).statusCode
  const guess = (from: string, email = OWNER) => statusOf({ email, from, password: 'a wrong password' })

  /** Guesses as often from each of some networks; gives how the last guess from each was answered. */
  const guessFrom = async (networks: number, times: number, network: (index: number) => string) => {
    const last: number[] = []
    for (let index = 0; index < networks; index += 1) {
      let status = 0
      for (let time = 0; time < times; time += 1) status = await guess(network(index))
      last.push(status)
    }
    return last
  }

  /** Makes every failure on record look as if it was made that much earlier. */
  const ageFailures = (interval: string) =>
    db.execute(sql`update sign_in_attempts set attempted_at = attempted_at - ${interval}::interval`)

  const signedIn = async (from = HOME, email = OWNER) => {
    const answer = await attempt({ from, email })
    expect(answer.statusCode).toBe(200)
    return cookiesOf(answer.headers['set-cookie'])
  }

  beforeAll(async () => {
    db = connection().db
    await anAccount(db, OWNER)
    await anAccount(db, COLLEAGUE)
    app = await portal()
  })
  beforeEach(() => db.delete(sign_in_attempts))
  afterAll(() => app.close())

  describe('from few networks', () => {
    test('keeps its owner out neither on a device of theirs nor on a network nobody guesses from', async () => {
      const cookie = await signedIn()
      for (let round = 1; round <= 10; round += 1) {
        for (let time = 1; time <= 6; time += 1) await guess(`198.51.100.${round}`)
        expect(await statusOf({ from: HOME, cookie }), `round ${round}, own device`).toBe(200)
        expect(await statusOf({ from: `203.0.113.${round}` }), `round ${round}, new network`).toBe(200)
      }
    })

    test('waits on each of them after five guesses', async () => {
      expect(await guessFrom(3, 5, (index) => `198.51.100.${index}`)).toEqual([401, 401, 401])
      expect(await guessFrom(3, 1, (index) => `198.51.100.${index}`)).toEqual([429, 429, 429])
    })
  })

  describe('from more networks than an account has tries', () => {
    const guessFromMany = () => guessFrom(20, 5, (index) => `198.51.100.${index}`)

    test('is slowed to a guess a minute, wherever it comes from', async () => {
      await guessFromMany()
      // Each wait is twice the one before; every failure is made to look as old as the longest of them.
      for (let guesses = 0; guesses < 8; guesses += 1) {
        await ageFailures('61 seconds')
        expect(await guess(`203.0.113.${guesses}`)).toBe(401)
      }
      const { statusCode, headers } = await attempt({ from: HOME })
      expect(statusCode).toBe(429)
      expect(Number(headers['retry-after'])).toBeGreaterThan(50)
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60)
      expect(await guess(HOME, COLLEAGUE)).toBe(401)
    })

    test('keeps its owner out on no device of theirs, and lets any other in when its turn comes', async () => {
      const cookie = await signedIn()
      await guessFromMany()
      for (const from of [HOME, '203.0.113.1', '198.51.100.1', '2001:db8::1'])
        expect(await statusOf({ from, cookie }), from).toBe(200)
      expect(await statusOf({ from: HOME })).toBe(429)
      await ageFailures('2 seconds')
      expect(await statusOf({ from: HOME })).toBe(200)
    })
  })

  test('from one /48 of IPv6 is counted as from one place, if a large one', async () => {
    const inSite = (index: number) => `2001:db8:1:${index.toString(16)}::1`
    expect(await guessFrom(20, 1, inSite)).toEqual(Array(20).fill(401))
    expect(await guess(inSite(20))).toBe(429)
    expect(await guess('2001:db8:2::1')).toBe(401)
    expect(await statusOf({ from: HOME })).toBe(200)
  })

  test('over IPv4 and over IPv6 that only wraps it is one network', async () => {
    for (const from of [HOME, `::ffff:${HOME}`, '::ffff:c000:201', HOME, HOME]) await guess(from)
    expect(await guess(`::ffff:${HOME}`)).toBe(429)
  })

  describe('on a device that has signed in before', () => {
    test('makes that device wait and nobody else', async () => {
      const cookie = await signedIn()
      for (let time = 1; time <= 5; time += 1) {
        // From wherever: what counts is the device.
        expect(await statusOf({ from: `198.51.100.${time}`, cookie, password: 'wrong' })).toBe(401)
      }
      expect(await statusOf({ from: HOME, cookie })).toBe(429)
      expect(await statusOf({ from: HOME })).toBe(200)
      expect(await statusOf({ from: HOME, cookie: await signedIn() })).toBe(200)
    })

    test('counts for the account that it signed in to alone', async () => {
      const cookie = await signedIn(HOME, COLLEAGUE)
      for (let time = 1; time <= 5; time += 1) await guess(HOME)
      expect(await statusOf({ from: HOME, cookie })).toBe(429)
    })

    test('forgets what was mistyped there after a success, and nothing that failed elsewhere', async () => {
      const cookie = await signedIn()
      await guess('198.51.100.1')
      for (let time = 1; time <= 4; time += 1) await statusOf({ from: HOME, cookie, password: 'mistyped' })
      expect(await statusOf({ from: HOME, cookie })).toBe(200)
      expect(await db.$count(sign_in_attempts)).toBe(1)
    })
  })

  test('leaves the device its cookie when it signs out', async () => {
    const cookie = await signedIn()
    const { headers } = await app.inject({
      method: 'POST',
      url: '/api/auth/sign-out',
      headers: { origin: 'https://portal.example', cookie },
    })
    expect(cookie).toContain('__Host-arctic-tracker.device=')
    expect([headers['set-cookie']].flat().join()).toContain('session_token=;')
    expect([headers['set-cookie']].flat().join()).not.toContain('device')
  })

  test('counts that a clock ahead of its time wrote are none once the clock is right', async () => {
    for (let time = 1; time <= 6; time += 1) await guess(HOME)
    expect(await statusOf({ from: HOME })).toBe(429)
    await db.execute(sql`update sign_in_attempts set attempted_at = attempted_at + interval '3 years'`)
    expect(await statusOf({ from: HOME })).toBe(200)
  })

  test('is answered alike whether the account exists or not', async () => {
    const answers = async (email: string) => {
      const given: unknown[] = []
      for (let time = 1; time <= 7; time += 1) {
        const { statusCode, body, headers } = await attempt({ email, from: HOME, password: 'wrong' })
        given.push({ statusCode, body, cookies: headers['set-cookie'] })
      }
      await db.delete(sign_in_attempts)
      return given
    }
    expect(await answers(UNKNOWN)).toEqual(await answers(OWNER))
  })

  test('ends to count with a new password from the terminal', async () => {
    const secretive = await portal({ AUTH_SECRET: 'another secret of more than 32 characters' })
    for (let time = 1; time <= 6; time += 1) await guess(HOME)
    await guess(HOME, COLLEAGUE)
    expect(await statusOf({ from: HOME })).toBe(429)
    await runAdministratorsJob(connection(), {
      action: 'password',
      email: OWNER,
      password_hash: 'a digest of nothing',
    })
    expect(await statusOf({ from: HOME })).toBe(200)
    expect(await statusOf({ from: HOME }, secretive)).toBe(200)
    expect(await db.$count(sign_in_attempts)).toBe(1)
    await secretive.close()
  })

  describe("at colleagues from its owner's network", () => {
    const newPassword = () =>
      runAdministratorsJob(connection(), { action: 'password', email: OWNER, password_hash: 'a digest' })
    const guessAtColleagues = async () => {
      for (let name = 0; name < 20; name += 1) expect(await guess(HOME, `${name}@example.org`)).toBe(401)
    }

    test('makes a new device wait until there is a new password, for as long as nobody has signed in with it', async () => {
      await signedIn('203.0.113.1')
      await guessAtColleagues()
      expect(await statusOf({ from: HOME })).toBe(429)
      await newPassword()
      expect(await guess(HOME, COLLEAGUE)).toBe(429)
      expect(await statusOf({ from: HOME })).toBe(200)
      expect(await statusOf({ from: HOME })).toBe(429)
    })

    test('gives five tries with a new password, which lies unused for a day at most', async () => {
      await newPassword()
      await guessAtColleagues()
      for (let time = 1; time <= 5; time += 1) expect(await guess(HOME)).toBe(401)
      expect(await statusOf({ from: HOME })).toBe(429)
      await newPassword()
      await db.execute(sql`update account set updated_at = now() - interval '25 hours'`)
      expect(await statusOf({ from: HOME })).toBe(429)
    })
  })
})

/** What a browser sends back of the cookies that it was given. */
const cookiesOf = (given: string | string[] | undefined): string =>
  [given ?? []]
    .flat()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
