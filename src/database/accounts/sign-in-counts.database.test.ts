import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { listMigrations, migrateWithin } from '../migrate.ts'
import { whilePreparing } from '../preparing.ts'
import { sign_in_attempts } from '../schema/index.ts'
import { countSignInAttempt } from './sign-in-attempts-changes.ts'

describeOnBothEngines('counts of sign-ins', (connection) => {
  test('of an earlier version are forgotten by the newer one, which counts its own', async () => {
    const { db } = connection()
    const counts = listMigrations().findIndex(({ tag }) => tag === '0012_sign_in_counts')
    const before = listMigrations()[counts - 1]?.when ?? 0
    const now = new Date()
    await db.transaction(async (tx) => {
      await tx.execute(sql`drop schema public cascade`)
      await tx.execute(sql`create schema public`)
      await migrateWithin(tx, { upTo: before })
      await tx.execute(sql`
        insert into sign_in_attempts (subject, digest, attempted_at)
        values ('account', 'a digest', now()), ('network', 'a digest', now() + interval '3 years')`)
      await migrateWithin(tx, { after: before })
      expect(await tx.$count(sign_in_attempts)).toBe(0)
    })
    const attempt = { account: 'a digest', network: 'a digest', wider_network: null, device: null }
    expect(await countSignInAttempt(db, attempt, now)).toEqual({ id: expect.any(Number) })
    expect(await db.select().from(sign_in_attempts)).toEqual([
      { id: expect.any(Number), ...attempt, attempted_at: now },
    ])
  })

  test('go on while another process prepares the database', async () => {
    const { db } = connection()
    const attempt = { account: 'another', network: 'elsewhere', wider_network: null, device: null }
    const counted = await whilePreparing(connection(), () =>
      Promise.race([countSignInAttempt(db, attempt, new Date()), wait(5000, 'waits')]),
    )
    expect(counted).toEqual({ id: expect.any(Number) })
  })
})
