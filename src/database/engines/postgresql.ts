import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { NotFound } from '#domain/problems.ts'
import type { Reader, Transaction } from '../access.ts'
import * as schema from '../schema/index.ts'
import { listenToDataVersion } from './data-version-listener.ts'
import { shownAddress } from './database-address.ts'
import { CannotOpen, type Connection, CURATOR_ROLE, copyStatement, quoted, READER_ROLE } from './engine.ts'
import { ensureRole } from './roles.ts'

const OLDEST_VERSION = 15
/**
 * A visitor's read that takes so long is ended by the server; where that is frozen or cut off, the driver stops waiting a
 * little later.
 */
const READS = { statement_timeout: 28_000, query_timeout: 30_000 }

/** One connection that only short questions use, so that there is always one for them. */
const URGENT = { max: 1, query_timeout: 2000, connectionTimeoutMillis: 2000 }

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
        // Visitors use connections of their own, also with the portal's own rights.
        return role === READER_ROLE ? openPool(databaseUrl, READS) : pool
      },
    )
  const readerPool = await poolOf(READER_ROLE, 'visitors read')
  const curatorPool = await poolOf(CURATOR_ROLE, 'curators work')
  const reader = drizzle(readerPool, { schema })
  const urgentPool = openPool(databaseUrl, URGENT)
  const listeners: { close: () => Promise<void> }[] = []

  return {
    engine: 'postgresql',
    db,
    reader,
    curator: curatorPool === pool ? db : drizzle(curatorPool, { schema }),
    urgent: drizzle(urgentPool, { schema }),
    askCostly: (signal, ask) => askOnOne(signal, { from: readerPool, urgent: urgentPool }, ask),
    warnings,
    copyInto: async (tx, table, columns, chunks, format) => {
      const stream = clientOf(tx).query(copyFrom(copyStatement(table, columns, 'stdin', format)))
      await pipeline(Readable.from(chunks), stream)
    },
    copyOutOf: async function* (tx, table, columns) {
      const statement = `copy ${quoted(table)} (${columns.map(quoted).join(', ')}) to stdout`
      const rows = clientOf(tx).query(copyTo(statement))
      // The connection may break after the last read.
      rows.on('error', () => undefined)
      try {
        yield* rows.iterator({ destroyOnReturn: false })
      } finally {
        // Who stops reading half way would else leave the connection in the middle of its COPY for ever.
        rows.resume()
      }
    },
    stoppable: async (tx, signal, work) => cancelOn(signal, urgentPool, await backendOf(tx), work),
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
      await Promise.all([...new Set([pool, readerPool, curatorPool, urgentPool])].map((each) => each.end()))
    },
  }
}

/** Asks on one connection alone, so that its query can be cancelled without cancelling another. */
async function askOnOne<Result>(
  signal: AbortSignal,
  { from, urgent }: { from: pg.Pool; urgent: pg.Pool },
  ask: (db: Reader) => Promise<Result>,
): Promise<Result> {
  const client = await from.connect()
  // Of a connection that is lost its question tells; without a listener the loss would end the process.
  const lost = () => undefined
  client.on('error', lost)
  let isUsable = false
  try {
    const db = drizzle(client, { schema })
    const pid = await backendOf(db)
    try {
      const answer = await cancelOn(signal, urgent, pid, () => ask(db))
      isUsable = true
      return answer
    } catch (problem) {
      isUsable = problem instanceof NotFound
      // The driver stopped waiting, or one of several questions failed: the server would go on with the others.
      if (!isUsable) await cancel(urgent, pid).catch(() => undefined)
      throw problem
    }
  } finally {
    client.off('error', lost)
    client.release(!isUsable)
  }
}

/** The number by which the server knows the connection. */
async function backendOf(db: Pick<Reader, 'execute'>): Promise<number | undefined> {
  const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
  return rows[0]?.pid
}

/** Ends what a connection does at the moment. */
const cancel = (own: pg.Pool, pid: number | undefined) => own.query('select pg_cancel_backend($1)', [pid])

/** Only the portal's own user may cancel what its other connections do, whichever role those work as. */
async function cancelOn<Result>(
  signal: AbortSignal,
  own: pg.Pool,
  pid: number | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  let cancelling: Promise<unknown> = Promise.resolve()
  const breakOff = () => {
    cancelling = cancel(own, pid)
    // A failure to send shows below, once the work has ended.
    cancelling.catch(() => undefined)
  }
  signal.throwIfAborted()
  signal.addEventListener('abort', breakOff, { once: true })
  try {
    return await work()
  } finally {
    signal.removeEventListener('abort', breakOff)
    // Word that comes late must not meet what the connection does next.
    await cancelling
  }
}

/**
 * A pool that opens a connection before it asks. The driver's own holds the question for which a connection is opened, with its answer,
 * for as long as that connection is open: a list of 40,000 species, or of their files.
 */
class Pool extends pg.Pool {
  /** With promises, as it is asked here; `never` stands for the result of each of the driver's signatures. */
  override query(...asked: unknown[]): never {
    return this.#ask(asked as Parameters<pg.PoolClient['query']>) as never
  }

  async #ask(asked: Parameters<pg.PoolClient['query']>): Promise<unknown> {
    const client = await this.connect()
    let problem: Error | undefined
    try {
      return await client.query(...asked)
    } catch (thrown) {
      problem = thrown as Error
      throw thrown
    } finally {
      // As the driver does: a connection whose question failed is not used again.
      client.release(problem)
    }
  }
}

function openPool(connectionString: string, settings: pg.PoolConfig = {}): pg.Pool {
  const pool = new Pool({ connectionString, max: 10, connectionTimeoutMillis: 5000, ...settings })
  surviveLostConnections(pool)
  return pool
}

/** The driver throws at once where it cannot read the address. */
async function versionOf(pool: pg.Pool): Promise<pg.QueryResult<{ server_version_num: string }>> {
  return pool.query('show server_version_num')
}

async function checkServer(pool: pg.Pool, databaseUrl: string): Promise<void> {
  const version = await versionOf(pool).catch(async (problem) => {
    await pool.end()
    throw unreachable(databaseUrl, problem)
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

/** An address that cannot be shown may be quoted by the reason, which is then left out. */
function unreachable(databaseUrl: string, problem: Error): CannotOpen {
  const shown = shownAddress(databaseUrl)
  return new CannotOpen(
    shown === undefined
      ? 'The database in DATABASE_URL cannot be reached. The address is not postgres://user:password@host:port/name; characters such as @, / and # in a password have to be percent-encoded.'
      : `The database in DATABASE_URL (${shown}) cannot be reached: ${reasonOf(problem)}`,
  )
}

/** The connection a transaction runs on; the query builder holds it without declaring it. */
function clientOf(tx: Transaction): pg.PoolClient {
  return (tx as unknown as { session: { client: pg.PoolClient } }).session.client
}

/**
 * Lets a pool survive connections that break while they are in use, in whatever way they are. The driver reports a
 * broken connection as an 'error' event, which ends the process when nothing listens: the pool listens to idle ones
 * only. The questions of a broken connection fail on their own; its place in the pool is free again at once, even
 * when its holder does not give it back, as the query builder does not where `begin` fails.
 */
function surviveLostConnections(pool: pg.Pool): void {
  const inUse = new WeakSet<pg.PoolClient>()
  pool.on('error', () => undefined)
  pool.on('acquire', (client) => inUse.add(client))
  pool.on('release', (_problem, client) => inUse.delete(client))
  pool.on('connect', (client) => {
    client.on('error', (problem) => {
      if (!inUse.has(client)) return
      client.release(problem)
      // The holder releases it as well, and the pool throws on a second release.
      client.release = () => undefined
    })
  })
}
