import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Transaction } from '../access.ts'
import { findDataVersions } from '../releases/data-version-queries.ts'
import * as schema from '../schema/index.ts'
import { DATABASE, takeFolder } from './data-folder.ts'
import { EmbeddedEngine } from './embedded-engine.ts'
import { type EmbeddedClient, EmbeddedPool, type Place } from './embedded-pool.ts'
import type { EngineThread } from './embedded-thread.ts'
import { type Connection, CURATOR_ROLE, copyStatement, quoted, READER_ROLE } from './engine.ts'
import { ensureRole } from './roles.ts'
import { Turns } from './turns.ts'

/**
 * The embedded engine on a folder that no other process may open, or in memory without one.
 * Throws CannotOpen when the folder is in use, cannot be written or is someone else's.
 */
export async function openEmbedded(folder: string | undefined, image?: string): Promise<Connection> {
  const taken = folder === undefined ? undefined : await takeFolder(folder)
  try {
    const engine = await EmbeddedEngine.open(folder === undefined ? undefined : join(folder, DATABASE), image)
    const turns = new Turns()
    const database = (place: Place) =>
      // The pool answers the three calls the driver makes; the rest of pg.Pool is never asked for.
      drizzle(new EmbeddedPool(engine, turns, place) as unknown as pg.Pool, { schema })

    const db = database({ rank: 'portal' })
    await ensureRole(db, READER_ROLE)
    await ensureRole(db, CURATOR_ROLE)
    // All share one session, so a question that could call this would leave its role; no other process uses the folder.
    await db.execute(sql`revoke execute on function set_config(text, text, boolean) from public`)
    return {
      engine: 'embedded',
      db,
      reader: database({ rank: 'visitor', role: READER_ROLE }),
      curator: database({ rank: 'portal', role: CURATOR_ROLE }),
      urgent: db,
      // No transaction: it would hold the only session while the question also asks for what many answers share.
      askCostly: (signal, ask) => ask(database({ rank: 'costly', role: READER_ROLE, signal })),
      warnings: taken?.warnings ?? [],
      copyInto: async (tx, table, columns, chunks, format) => {
        const thread = threadOf(tx)
        // The caller's transaction holds the engine's only session, so this runs inside it.
        const text = copyStatement(table, columns, "'/dev/blob'", format)
        for await (const blob of chunks) await thread.query({ text, params: [], blob })
      },
      copyOutOf: (tx, table, columns) => copyByPages(threadOf(tx), table, columns),
      stoppable: async (_tx, signal, work) => {
        signal.throwIfAborted()
        return work()
      },
      onDataVersion: async (listener) => {
        engine.onDataVersion(listener)
        listener(await findDataVersions(db, 0))
      },
      pools: () => [{ pool: 'session', ...turns.state() }],
      close: async () => {
        await engine.close()
        taken?.giveBack()
      },
    }
  } catch (problem) {
    taken?.giveBack()
    throw problem
  }
}

/** The thread that a transaction runs on; the query builder holds its connection without declaring it. */
function threadOf(tx: Transaction): EngineThread {
  return (tx as unknown as { session: { client: EmbeddedClient } }).session.client.thread
}

/** Pages of 8 kB, so that a piece has about two megabytes however many rows there are. */
const PAGES_AT_ONCE = 256

/**
 * A table's rows as COPY's text, some pages at a time: the engine hands over what a statement copies in one
 * piece, and a large table in one piece would need as much memory. The caller's transaction holds the engine's
 * only session, so that nothing changes between two pieces.
 */
async function* copyByPages(
  thread: EngineThread,
  table: string,
  columns: readonly string[],
): AsyncGenerator<Uint8Array> {
  const names = columns.map(quoted).join(', ')
  const pages = await countPages(thread, table)
  for (let first = 0; first < pages; first += PAGES_AT_ONCE) {
    const { copied } = await thread.query({
      text: `copy (select ${names} from ${quoted(table)}
        where ctid >= '(${first},0)' and ctid < '(${first + PAGES_AT_ONCE},0)') to '/dev/blob'`,
      params: [],
    })
    if (copied !== undefined && copied.length > 0) yield copied
  }
}

async function countPages(thread: EngineThread, table: string): Promise<number> {
  const { rows } = await thread.query({
    text: "select pg_relation_size($1::regclass) / current_setting('block_size')::integer as pages",
    params: [quoted(table)],
  })
  return Number((rows[0] as { pages: string }).pages)
}
