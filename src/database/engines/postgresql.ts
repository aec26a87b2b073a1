import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import type { Transaction } from '../access.ts'
import * as schema from '../schema/index.ts'
import { listenToDataVersion } from './data-version-listener.ts'
import { CannotOpen, type Connection, CURATOR_ROLE, copyStatement, quoted, READER_ROLE } from './engine.ts'
import { ensureRole } from './roles.ts'

const OLDEST_VERSION = 15
/** A visitor's read that takes so long waits for a server that is frozen or cut off. */
const READS = { query_timeout: 30_000 }

/** A PostgreSQL server. Throws CannotOpen with one sentence when it cannot be reached or is too old. */
export async function openPostgresql(databaseUrl: string): Promise<Connection> {
  const pool = openPool(databaseUrl)
  const db = drizzle(pool, { schema })
  await checkServer(pool, databaseUrl)

  const warnings: string[] = []
  const poolOf = (role: typeof READER_ROLE | typeof CURATOR_ROLE, otherwise: string) =>
    ensureRole(db, role).then(
      () => openPool(databaseUrl, { options: `-c role=${role}`, ...(role === READER_ROLE && READS) }),
      (problem) => {
        const reason = reasonOf(problem.cause ?? problem)
        warnings.push(
          `The role ${role} cannot be used (${reason}); ${otherwise} with the portal's own rights.`,
        )
        return pool
      },
    )
  const readerPool = await poolOf(READER_ROLE, 'visitors read')
  const curatorPool = await poolOf(CURATOR_ROLE, 'curators work')
  const listeners: { close: () => Promise<void> }[] = []

  return {
    engine: 'postgresql',
    db,
    reader: readerPool === pool ? db : drizzle(readerPool, { schema }),
    curator: curatorPool === pool ? db : drizzle(curatorPool, { schema }),
    warnings,
    copyInto: async (tx, table, columns, chunks, format) => {
      const stream = clientOf(tx).query(copyFrom(copyStatement(table, columns, 'stdin', format)))
      await pipeline(Readable.from(chunks), stream)
    },
    copyOutOf: async function* (tx, table, columns) {
      const statement = `copy ${quoted(table)} (${columns.map(quoted).join(', ')}) to stdout`
      const rows = clientOf(tx).query(copyTo(statement))
      try {
        yield* rows.iterator({ destroyOnReturn: false })
      } finally {
        // Who stops reading half way would else leave the connection in the middle of its COPY for ever.
        rows.resume()
      }
    },
    stoppable: (tx, signal, work) => cancelOn(signal, pool, tx, work),
    onDataVersion: async (listener) => {
      listeners.push(await listenToDataVersion(databaseUrl, listener))
    },
    pools: () =>
      Object.entries({ own: pool, reader: readerPool, curator: curatorPool })
        .filter(([name, each]) => name === 'own' || each !== pool)
        .map(([name, { totalCount, idleCount, waitingCount }]) => ({
          pool: name,
          used: totalCount - idleCount,
          idle: idleCount,
          waiting: waitingCount,
        })),
    close: async () => {
      await Promise.all(listeners.map(({ close }) => close()))
      await Promise.all([...new Set([pool, readerPool, curatorPool])].map((each) => each.end()))
    },
  }
}

/** Only the portal's own user may cancel what its other connections do, whichever role those work as. */
async function cancelOn<Result>(
  signal: AbortSignal,
  own: pg.Pool,
  tx: Transaction,
  work: () => Promise<Result>,
): Promise<Result> {
  const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
  let cancelling: Promise<unknown> = Promise.resolve()
  const cancel = () => {
    cancelling = own.query('select pg_cancel_backend($1)', [rows[0]?.pid])
    // A word that cannot be sent fails below, once the work has ended; until then nobody waits for it.
    cancelling.catch(() => undefined)
  }
  signal.throwIfAborted()
  signal.addEventListener('abort', cancel, { once: true })
  try {
    return await work()
  } finally {
    signal.removeEventListener('abort', cancel)
    // Word that comes late must not meet what the connection does next.
    await cancelling
  }
}

function openPool(connectionString: string, settings: pg.PoolConfig = {}): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: 5000, ...settings })
  // A connection that dies while idle is replaced on its next use; without a listener it would end the process.
  pool.on('error', () => undefined)
  return pool
}

async function checkServer(pool: pg.Pool, databaseUrl: string): Promise<void> {
  const version = await pool
    .query<{ server_version_num: string }>('show server_version_num')
    .catch(async (problem) => {
      await pool.end()
      throw new CannotOpen(
        `The database in DATABASE_URL (${withoutPassword(databaseUrl)}) cannot be reached: ${reasonOf(problem)}`,
      )
    })
  const major = Math.floor(Number(version.rows[0]?.server_version_num) / 10_000)
  if (major < OLDEST_VERSION) {
    await pool.end()
    throw new CannotOpen(`PostgreSQL ${major} is too old: the portal needs ${OLDEST_VERSION} or newer.`)
  }
}

function reasonOf(problem: Error & { code?: string; errors?: Error[] }): string {
  return problem.message || problem.errors?.[0]?.message || problem.code || 'no answer'
}

function withoutPassword(databaseUrl: string): string {
  try {
    const url = new URL(databaseUrl)
    url.password = ''
    return url.href
  } catch {
    return 'not a postgres:// address'
  }
}

/** The connection a transaction runs on; the query builder keeps it without declaring it. */
function clientOf(tx: Transaction): pg.PoolClient {
  return (tx as unknown as { session: { client: pg.PoolClient } }).session.client
}
