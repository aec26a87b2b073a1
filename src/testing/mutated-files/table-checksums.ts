import { sql } from 'drizzle-orm'
import type { Connection } from '#database/connect.ts'

/** A digest of each table's rows, one line a table; of all of them where none is named. */
export async function tableChecksums({ db }: Connection, named?: readonly string[]): Promise<string> {
  const tables = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const sums: string[] = []
  for (const { name } of tables.rows) {
    if (named !== undefined && !named.includes(name)) continue
    const { rows } = await db.execute<{ sum: string }>(
      sql`select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from ${sql.identifier(name)} t`,
    )
    sums.push(`${name} ${rows[0]?.sum}`)
  }
  return sums.join('\n')
}
