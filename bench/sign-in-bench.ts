import pg from 'pg'
import { openDatabase } from '#database/connect.ts'
import { migrateDatabase } from '#database/migrate.ts'
import { anAccount } from '#testing/accounts.ts'
import { type Measured, median } from './measure.ts'
import type { Finding } from './report.ts'
import { newDatabase, startPortal } from './stage.ts'

const KNOWN = 'curator@example.org'
const UNKNOWN = 'nobody@example.org'
const ROUNDS = 5
const A_ROUND = 60
/** Attempts that one account has; the next one waits. */
const BEFORE_WAITING = 5
/** Shares of an even chance: the probability that an answer about the one is slower than one about the other. */
const CLOSE_TO_EVEN = { least: 0.4, most: 0.6 }
const FARTHEST_MEDIANS = 0.05

type Sample = { known: number[]; unknown: number[] }

/** How long a refused attempt to sign in takes, for an account that exists and one that does not. */
export async function measureSignIn(): Promise<Finding[]> {
  const database = await newDatabase()
  const sql = new pg.Client({ connectionString: database.url })
  try {
    await prepare(database.url)
    await sql.connect()
    const portal = await startPortal({ DATABASE_URL: database.url })
    try {
      const refused: Sample[] = []
      const waiting: Sample[] = []
      for (let round = 1; round <= ROUNDS; round += 1) {
        refused.push(await sample(portal.address, () => sql.query('delete from sign_in_attempts')))
        await sql.query('delete from sign_in_attempts')
        for (let attempt = 0; attempt < BEFORE_WAITING; attempt += 1) await bothOf(portal.address)
        waiting.push(await sample(portal.address, async () => undefined))
        await sql.query('delete from sign_in_attempts')
        console.log(`  round ${round}`)
      }
      return [finding(refused, waiting)]
    } finally {
      await portal.stop()
    }
  } finally {
    await sql.end()
    await database.drop()
  }
}

async function prepare(databaseUrl: string): Promise<void> {
  const connection = await openDatabase({ databaseUrl })
  await migrateDatabase(connection)
  await anAccount(connection.db, KNOWN)
  await connection.close()
}

/** Attempts at both in turn, which goes first by turns too. */
async function sample(address: string, before: () => Promise<unknown>): Promise<Sample> {
  const taken: Sample = { known: [], unknown: [] }
  for (let turn = 0; turn < A_ROUND; turn += 1) {
    await before()
    const order = turn % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    for (const which of order) taken[which].push(await attempt(address, which === 'known' ? KNOWN : UNKNOWN))
  }
  return taken
}

const bothOf = (address: string) => Promise.all([KNOWN, UNKNOWN].map((email) => attempt(address, email)))

async function attempt(address: string, email: string): Promise<number> {
  const began = performance.now()
  const answer = await fetch(`${address}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({ email, password: 'not the password of anybody' }),
  })
  await answer.arrayBuffer()
  if (![401, 429].includes(answer.status)) throw new Error(`An attempt was answered ${answer.status}`)
  return performance.now() - began
}

/** How often an answer about a known account took longer than one about an unknown one: a half says nothing about it. */
function slowerShare({ known, unknown }: Sample): number {
  const pairs = known.flatMap((one) =>
    unknown.map((other): number => (one > other ? 1 : one === other ? 0.5 : 0)),
  )
  return pairs.reduce((sum, pair) => sum + pair, 0) / pairs.length
}

function finding(refused: Sample[], waiting: Sample[]): Finding {
  const medians = (samples: Sample[], which: keyof Sample) => samples.map((one) => median(one[which]))
  const measured: Measured[] = [
    { what: 'Refused, an account that exists', unit: 'ms', runs: medians(refused, 'known') },
    { what: 'Refused, one that does not', unit: 'ms', runs: medians(refused, 'unknown') },
    { what: 'Told to wait, an account that exists', unit: 'ms', runs: medians(waiting, 'known') },
    { what: 'Told to wait, one that does not', unit: 'ms', runs: medians(waiting, 'unknown') },
    { what: 'Slower for the known one, refused', unit: 'share', runs: refused.map(slowerShare) },
    { what: 'Slower for the known one, told to wait', unit: 'share', runs: waiting.map(slowerShare) },
  ]
  const goalsOf = (what: string, samples: Sample[]): Finding['goals'] => {
    const [one, other] = [median(medians(samples, 'known')), median(medians(samples, 'unknown'))]
    const apart = Math.abs(one - other) / Math.max(one, other)
    const share = median(samples.map(slowerShare))
    return [
      {
        goal: `medians within ${100 * FARTHEST_MEDIANS} % of each other, ${what}`,
        met: apart <= FARTHEST_MEDIANS,
        value: `${(100 * apart).toFixed(1)} %`,
      },
      {
        goal: `the known one is slower in ${CLOSE_TO_EVEN.least} to ${CLOSE_TO_EVEN.most} of all pairs, ${what}`,
        met: share >= CLOSE_TO_EVEN.least && share <= CLOSE_TO_EVEN.most,
        value: share.toFixed(2),
      },
    ]
  }
  return {
    heading: 'Signing in with a wrong password',
    how: `${ROUNDS} rounds of ${A_ROUND} attempts at each of two accounts in turn, against the portal on PostgreSQL; the medians of each round. The share is that of all pairs of a round in which the answer about the known account took longer: a half tells nobody which account exists.`,
    measured,
    goals: [...goalsOf('refused', refused), ...goalsOf('told to wait', waiting)],
  }
}
