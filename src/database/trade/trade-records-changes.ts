import { eq, getTableName, notExists, sql } from 'drizzle-orm'
import { RECORD_COLUMNS } from '#domain/trade/trade-records.ts'
import type { Transaction } from '../access.ts'
import { cites_trade_records, species } from '../schema/index.ts'

/** The columns of a trade record that an import brings, in the order it brings them: those published, without what is computed. */
export const TRADE_COLUMNS = [
  'species_id' as const,
  ...RECORD_COLUMNS.filter((column) => column !== 'measure'),
]
export type TradeColumn = (typeof TRADE_COLUMNS)[number]

/**
 * Replaces every trade record by what `fill` puts into the emptied table. Indexes are built once at the end
 * and the species are locked instead of being looked up for each row, which together is three times as fast.
 */
export async function replaceTradeRecords(tx: Transaction, fill: () => Promise<unknown>): Promise<void> {
  // Locks every species that rows may point to until the end of the transaction.
  await tx.select({ id: species.id }).from(species).for('key share')
  await tx.execute(sql`truncate ${cites_trade_records} restart identity`)
  const rebuild = await dropIndexes(tx)
  const checkAgain = await skipReferenceChecks(tx)
  await fill()
  await checkAgain()
  await rebuild()
  await tx.execute(sql`analyze ${cites_trade_records}`)
}

/** Takes the table's indexes away, its primary key too; what is returned builds them again as they were. */
async function dropIndexes(tx: Transaction): Promise<() => Promise<void>> {
  const { rows } = await tx.execute<{ drop: string; build: string }>(sql`
    select
      case when key.oid is null then format('drop index %s', index.indexrelid::regclass)
        else format('alter table %s drop constraint %I', index.indrelid::regclass, key.conname) end as drop,
      case when key.oid is null then pg_get_indexdef(index.indexrelid)
        else format('alter table %s add constraint %I %s', index.indrelid::regclass, key.conname, pg_get_constraintdef(key.oid)) end as build
    from pg_index index
    left join pg_constraint key on key.conindid = index.indexrelid and key.conrelid = index.indrelid
    where index.indrelid = ${getTableName(cites_trade_records)}::regclass`)
  for (const { drop } of rows) await tx.execute(sql.raw(drop))
  return async () => {
    for (const { build } of rows) await tx.execute(sql.raw(build))
  }
}

/** Where the database user may, lets rows in without looking up each one's species; else does nothing. */
async function skipReferenceChecks(tx: Transaction): Promise<() => Promise<void>> {
  const { rows } = await tx.execute<{ allowed: boolean }>(
    sql`select has_parameter_privilege('session_replication_role', 'set') as allowed`,
  )
  if (rows[0]?.allowed !== true) return async () => undefined
  await tx.execute(sql`set local session_replication_role = replica`)
  return async () => {
    await tx.execute(sql`set local session_replication_role = origin`)
    // A species may have been removed after the rows were matched and before it could be locked.
    const itsSpecies = tx
      .select({ one: sql`1` })
      .from(species)
      .where(eq(species.id, cites_trade_records.species_id))
    await tx.update(cites_trade_records).set({ species_id: null }).where(notExists(itsSpecies))
  }
}
