import { sql } from 'drizzle-orm'
import type { Reader, Transaction } from '#database/access.ts'

/** The tables whose changes raise the data version. */
export async function publicTables(db: Reader): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tgrelid::regclass::text as name from pg_trigger where tgname = 'touches_data_version' order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** Changes each column of a row to another value of its type, as far as the table allows it; gives how many were. */
export async function changeEveryColumn(tx: Transaction, table: string, at: string): Promise<number> {
  const { rows } = await tx.execute<{ name: string; type: string }>(sql`
    select attname as name, format_type(atttypid, null) as type from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attname not in ('id', 'species_id')`)
  let changed = 0
  let place = at
  for (const { name, type } of rows) {
    const other = OTHER_VALUES[type]
    if (other === undefined) continue
    const column = sql.identifier(name)
    await tx
      .transaction(async (inner) => {
        const { rows: done } = await inner.execute<{ at: string }>(
          sql`update ${sql.raw(table)} set ${column} = ${sql.raw(other.replaceAll('$', `"${name}"`))} where ctid = ${place}::tid returning ctid::text as at`,
        )
        place = done[0]?.at ?? place
        changed += done.length
      })
      .catch(() => undefined)
  }
  return changed
}

/** Another value of each type; $ stands for the column. */
const OTHER_VALUES: Readonly<Record<string, string>> = {
  text: `coalesce($, '') || ' more'`,
  integer: 'coalesce($, 1999) + 1',
  smallint: 'coalesce($, 1999) + 1',
  bigint: 'coalesce($, 1999) + 1',
  numeric: 'coalesce($, 0) + 1',
  'double precision': 'coalesce($, 0) + 1',
  boolean: 'not coalesce($, false)',
  date: `coalesce($, '2001-02-03') + 1`,
  'timestamp with time zone': `coalesce($, now()) + interval '1 day'`,
}
