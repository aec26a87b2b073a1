import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Connection } from './engines/engine.ts'
import { grantRights } from './engines/roles.ts'

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url))

/** One key for all processes of a server: whoever starts first migrates, the others wait and find it done. */
const MIGRATION_LOCK = 7_266_842

/** Brings the database forward to this version of the portal; it is never taken back. */
export async function migrateDatabase({ db, engine }: Connection): Promise<void> {
  if (engine === 'embedded') {
    await migrate(db, { migrationsFolder: MIGRATIONS })
  } else {
    await db.transaction(async (lockHolder) => {
      await lockHolder.execute(sql.raw(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`))
      await migrate(db, { migrationsFolder: MIGRATIONS })
    })
  }
  await grantRights(db)
}
