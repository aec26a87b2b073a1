import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stopOften } from '#testing/attacks/database-stops.ts'
import {
  type StoppableDatabase,
  stoppableEngine,
  stoppableServer,
} from '#testing/attacks/stoppable-databases.ts'
import { isLongRun } from '#testing/long-run.ts'
import { findServerPrograms } from '#testing/postgresql-cluster.ts'

/* A database that stops again and again while curators save and sign in. */

/** One, after telling its clients; the long run also stops it at once. */
const FEW_STOPS = 1
const STOPS = isLongRun ? 30 : FEW_STOPS
const LONGEST_MS = 200_000 + STOPS * 30_000

const programs = findServerPrograms()
if (programs === undefined)
  process.stderr.write('No PostgreSQL programs: saves while the database stops are not tried.\n')

function stopping(open: () => Promise<StoppableDatabase>) {
  let database: StoppableDatabase

  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database?.remove())

  test('ends no portal, costs no acknowledged save, and saves are taken again once it is back', {
    timeout: LONGEST_MS,
  }, async () => {
    const seed = String(Date.now())
    const { problems, acknowledged, statuses, exits, slowestRecoveryMs } = await stopOften({
      database,
      stops: STOPS,
      seed,
    })
    const found = {
      stops: STOPS,
      exits,
      slowestRecoveryMs,
      acknowledged,
      ...statuses,
      problems: problems.length,
    }
    if (STOPS > FEW_STOPS) process.stdout.write(`${JSON.stringify(found)}\n`)
    expect(problems, `seed ${seed}`).toEqual([])
    expect(acknowledged).toBeGreaterThan(STOPS)
  })
}

describe("the embedded engine's thread ends while curators save", () => {
  stopping(stoppableEngine)
})

// The usual run stops a server in database-stopped.database.test.ts.
describe.skipIf(!isLongRun || (programs === undefined && process.env.CI !== 'true'))(
  'PostgreSQL stops while curators save',
  () => {
    stopping(() => stoppableServer(programs ?? ''))
  },
)
