import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import * as schema from '../schema/index.ts'
import { copyByPages } from './embedded-copy.ts'
import { EmbeddedPool, Turns } from './embedded-pool.ts'
import { EngineThread } from './embedded-thread.ts'
import { CannotOpen, type Connection, CURATOR_ROLE, copyStatement, READER_ROLE } from './engine.ts'
import { lockFolder } from './folder-lock.ts'
import { ensureRole } from './roles.ts'

/**
 * The embedded engine on a folder that nobody else may open, or in memory without one.
 * Throws CannotOpen when the folder is in use or cannot be written.
 */
export async function openEmbedded(folder: string | undefined, image?: string): Promise<Connection> {
  const unlock = folder === undefined ? undefined : await takeFolder(folder)
  try {
    const thread = await EngineThread.start(
      folder === undefined ? undefined : join(folder, 'database'),
      image,
    )
    const turns = new Turns()
    const database = (role?: string) =>
      // The pool answers the three calls the driver makes; the rest of pg.Pool is never asked for.
      drizzle(new EmbeddedPool(thread, turns, role) as unknown as pg.Pool, { schema })

    const db = database()
    await ensureRole(db, READER_ROLE)
    await ensureRole(db, CURATOR_ROLE)
    // All share one session, so a question that could call this would leave its role; the folder is nobody else's.
    await db.execute(sql`revoke execute on function set_config(text, text, boolean) from public`)
    return {
      engine: 'embedded',
      db,
      reader: database(READER_ROLE),
      curator: database(CURATOR_ROLE),
      warnings: [],
      copyInto: async (_tx, table, columns, chunks, format) => {
        // The caller's transaction holds the engine's only session, so this runs inside it.
        const text = copyStatement(table, columns, "'/dev/blob'", format)
        for await (const blob of chunks) await thread.query({ text, params: [], blob })
      },
      copyOutOf: (_tx, table, columns) => copyByPages(thread, table, columns),
      stoppable: async (_tx, signal, work) => {
        signal.throwIfAborted()
        return work()
      },
      onDataVersion: async (listener) => {
        thread.onDataVersion(listener)
        const { rows } = await db.execute<{ version: string }>(sql`select version from data_version`)
        listener(Number(rows[0]?.version))
      },
      pools: () => [{ pool: 'session', ...turns.state() }],
      close: async () => {
        await thread.close()
        await unlock?.()
      },
    }
  } catch (problem) {
    await unlock?.()
    throw problem
  }
}

async function takeFolder(folder: string): Promise<() => Promise<void>> {
  try {
    await mkdir(folder, { recursive: true })
  } catch (problem) {
    throw new CannotOpen(`The data folder ${folder} cannot be written: ${(problem as Error).message}`)
  }
  return lockFolder(folder)
}
