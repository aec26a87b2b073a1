import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Connection } from '#database/connect.ts'
import { NotFound } from '#domain/problems.ts'
import { createTestDatabase, describeWithServer, openMigrated } from '#testing/test-database.ts'

/* The server ends queries whose client has gone. */

const STAYS = new AbortController().signal

describeWithServer('a long read on PostgreSQL', () => {
  let connection: Connection
  let drop: () => Promise<void>

  beforeAll(async () => {
    const database = await createTestDatabase()
    drop = database.drop
    connection = await openMigrated({ databaseUrl: database.databaseUrl })
  })
  afterAll(async () => {
    await connection.close()
    await drop()
  })

  const sleeping = async () => {
    const { rows } = await connection.db.execute(sql`
      select from pg_stat_activity
      where datname = current_database() and state = 'active' and query = 'select pg_sleep(60)'`)
    return rows.length
  }

  test('of a visitor is ended by the server, before the driver stops waiting; the portal waits for its own work', async () => {
    const limitOf = async (db: Connection['reader']) => {
      const { rows } = await db.execute(sql`show statement_timeout`)
      return rows[0]
    }
    expect(await limitOf(connection.reader)).toEqual({ statement_timeout: '28s' })
    expect(await connection.askCostly(STAYS, (db) => limitOf(db as Connection['reader']))).toEqual({
      statement_timeout: '28s',
    })
    expect(await limitOf(connection.db)).toEqual({ statement_timeout: '0' })
    expect(await limitOf(connection.curator)).toEqual({ statement_timeout: '0' })
  })

  test('is cancelled when the driver stops waiting for it', async () => {
    const asking = connection.askCostly(STAYS, async (db) => {
      db.execute(sql`select pg_sleep(60)`).catch(() => undefined)
      await expect.poll(sleeping).toBe(1)
      throw new Error('Query read timeout')
    })
    await expect(asking).rejects.toThrow('Query read timeout')
    await expect.poll(sleeping, { timeout: 5000 }).toBe(0)
  })

  test('keeps its connection when what it asks for does not exist', async () => {
    const ask = () =>
      connection.askCostly(STAYS, async (db) => {
        const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
        throw new NotFound(String(rows[0]?.pid))
      })
    const messageOf = () => ask().catch(({ message }) => message)
    expect(await messageOf()).toBe(await messageOf())
  })
})
