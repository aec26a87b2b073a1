import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Connection, openDatabase } from '#database/connect.ts'
import { isDatabaseGone } from '#database/database-gone.ts'
import { createTestDatabase, describeWithServer, openMigrated } from '#testing/test-database.ts'
import type { Transaction } from '../access.ts'

/* A connection that breaks while it is in use: its work fails with a named problem, the process and the pool go on. */

const RECOVERS_WITHIN_MS = 20_000

/** In the middle of what the connection breaks. */
type Work = (connection: Connection, breakIt: () => void) => Promise<unknown>

const inTransaction =
  (work: (tx: Transaction, connection: Connection, breakIt: () => void) => Promise<unknown>): Work =>
  (connection, breakIt) =>
    connection.db.transaction((tx) => work(tx, connection, breakIt))

const COPIED = 'glossary_terms'
const COLUMNS = ['term', 'definition', 'category']

async function* brokenAfter(pieces: number, breakIt: () => void): AsyncGenerator<string> {
  for (let piece = 0; piece < pieces; piece += 1) yield `term ${piece},made up,Trade\n`
  breakIt()
  // The news of it arrives meanwhile, or not.
  await new Promise((resolve) => setTimeout(resolve, 20))
  yield 'after the end,made up,Trade\n'
}

const WORKS: { what: string; work: Work }[] = [
  {
    what: 'before a transaction has begun',
    work: (connection, breakIt) => {
      breakIt()
      return connection.db.transaction((tx) => tx.execute(sql`select 1`))
    },
  },
  {
    what: 'between two statements',
    work: inTransaction(async (tx, _connection, breakIt) => {
      await tx.execute(sql`select 1`)
      breakIt()
      await new Promise((resolve) => setTimeout(resolve, 200))
      await tx.execute(sql`select 2`)
    }),
  },
  {
    what: 'during a statement',
    work: inTransaction(async (tx, _connection, breakIt) => {
      const asked = tx.execute(sql`select count(*) from generate_series(1, 3000000)`)
      asked.catch(() => undefined)
      breakIt()
      await asked
    }),
  },
  {
    what: 'while an advisory lock is held',
    work: inTransaction(async (tx, _connection, breakIt) => {
      await tx.execute(sql`select pg_advisory_xact_lock(4711)`)
      breakIt()
      await tx.execute(sql`select pg_advisory_xact_lock(4712)`)
    }),
  },
  {
    what: 'before the first row of a COPY',
    work: inTransaction((tx, { copyInto }, breakIt) =>
      copyInto(tx, COPIED, COLUMNS, brokenAfter(0, breakIt)),
    ),
  },
  {
    what: 'among the rows of a COPY',
    work: inTransaction((tx, { copyInto }, breakIt) =>
      copyInto(tx, COPIED, COLUMNS, brokenAfter(9, breakIt)),
    ),
  },
  {
    what: 'while rows are copied out',
    work: inTransaction(async (tx, { copyOutOf }, breakIt) => {
      await tx.execute(
        sql.raw(`create table many as select repeat('x', 1000) as word from generate_series(1, 9000)`),
      )
      let pieces = 0
      for await (const _piece of copyOutOf(tx, 'many', ['word'])) {
        pieces += 1
        if (pieces === 1) breakIt()
      }
    }),
  },
  {
    what: 'once nobody reads the rows that are copied out',
    work: inTransaction(async (tx, { copyOutOf }, breakIt) => {
      await tx.execute(
        sql.raw(`create table many as select repeat('x', 1000) as word from generate_series(1, 9000)`),
      )
      for await (const _piece of copyOutOf(tx, 'many', ['word'])) break
      breakIt()
      await tx.execute(sql`select 1`)
    }),
  },
  {
    what: 'in work that can be stopped',
    work: inTransaction((tx, { stoppable }, breakIt) =>
      stoppable(tx, new AbortController().signal, async () => {
        breakIt()
        await tx.execute(sql`select 1`)
      }),
    ),
  },
]

function breaking(
  open: () => Promise<{ connection: Connection; breakIt: () => void; clear: () => Promise<unknown> }>,
) {
  let opened: Awaited<ReturnType<typeof open>>
  const versions: (number | undefined)[] = []

  beforeAll(async () => {
    opened = await open()
    await opened.connection.onDataVersion((told) => versions.push(told?.version))
  })
  afterAll(async () => {
    await opened?.connection.close()
    await opened?.clear()
  })

  test.each(WORKS)('$what', async ({ work }) => {
    const { connection, breakIt } = opened
    const heard = versions.length
    const problem = await work(connection, breakIt).then(
      () => 'nothing failed',
      (failed) => failed,
    )
    expect(isDatabaseGone(problem), String(problem)).toBe(true)
    const select = async () => (await connection.db.execute<{ one: number }>(sql`select 1 as one`)).rows
    await expect.poll(() => select().catch(String), { timeout: RECOVERS_WITHIN_MS }).toEqual([{ one: 1 }])
    expect(connection.pools().map(({ used, waiting }) => ({ used, waiting }))).toEqual(
      connection.pools().map(() => ({ used: 0, waiting: 0 })),
    )
    // Notifications of changes stopped, and arrive again.
    await expect.poll(() => versions.slice(heard), { timeout: RECOVERS_WITHIN_MS }).toContain(undefined)
    await expect.poll(() => versions.at(-1), { timeout: RECOVERS_WITHIN_MS }).toBeTypeOf('number')
  })

  test('nothing of a broken transaction is stored, not even what comes after the break', async () => {
    const { connection, breakIt } = opened
    const insert = (term: string) =>
      sql`insert into glossary_terms (term, definition, category) values (${term}, 'made up', 'Trade')`
    const broken = connection.db.transaction(async (tx) => {
      await tx.execute(insert('before'))
      breakIt()
      await new Promise((resolve) => setTimeout(resolve, 500))
      await tx.execute(insert('after'))
    })
    await expect(broken).rejects.toSatisfy(isDatabaseGone)
    const stored = async () =>
      (await connection.db.execute(sql`select term from glossary_terms where term in ('before', 'after')`))
        .rows
    await expect.poll(() => stored().catch(String), { timeout: RECOVERS_WITHIN_MS }).toEqual([])
  })
}

describeWithServer('PostgreSQL ends a connection', () => {
  breaking(async () => {
    const { databaseUrl, name, drop } = await createTestDatabase()
    const connection = await openMigrated({ databaseUrl })
    const statement = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`
    const script = `import pg from 'pg'
      const client = new pg.Client({ connectionString: process.argv[1] })
      await client.connect()
      await client.query(process.argv[2])
      await client.end()`
    return {
      connection,
      // In one go, so that the break is there before this process notices it.
      breakIt: () => {
        const { status, stderr } = spawnSync(
          process.execPath,
          ['--input-type=module', '-e', script, databaseUrl, statement],
          { encoding: 'utf8' },
        )
        if (status !== 0) throw new Error(stderr)
      },
      clear: drop,
    }
  })
})

describe("the embedded engine's thread ends", () => {
  breaking(async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'ended-thread-'))
    let thread: Worker | undefined
    const note = (started: Worker) => {
      thread = started
    }
    process.on('worker', note)
    await (await openMigrated({ dataDir })).close()
    const connection = await openDatabase({ dataDir })
    return {
      connection,
      breakIt: () => void thread?.terminate(),
      clear: async () => {
        process.off('worker', note)
        await rm(dataDir, { recursive: true })
      },
    }
  })
})
