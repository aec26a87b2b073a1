import { sql } from 'drizzle-orm'
import type { Database } from '#database/access.ts'
import { listBackupTables } from '#database/backups/backup-queries.ts'
import { fixTextOfValues } from '#database/backups/restore-changes.ts'

/** Everything that a backup is to hold, by table: how many rows and a digest of all their values. */
export function contentOf(db: Database): Promise<Record<string, string>> {
  return db.transaction(async (tx) => {
    await fixTextOfValues(tx)
    const content: Record<string, string> = {}
    for (const { table } of await listBackupTables(tx)) {
      // Rows have no order of their own, so that their digests are added up.
      const { rows } = await tx.execute<{ content: string }>(sql`
        select concat_ws(' ', count(*), sum(('x' || md5(each_row::text))::bit(52)::bigint)) as content
        from ${sql.identifier(table)} as each_row`)
      content[table] = rows[0]?.content ?? ''
    }
    return content
  })
}
