import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { RecordDifference } from '#domain/releases/record-difference.ts'
import type { RowChange } from '#domain/releases/row-change.ts'
import type { Reader } from '../access.ts'
import { cites_trade_records, previous_trade_records, staged_trade_records } from '../schema/index.ts'
import { TRADE_COLUMNS } from './trade-records-changes.ts'

/** The fields of a trade record that are compared, in the order of the published layout. */
export const TRADE_FIELDS = TRADE_COLUMNS.filter((column) => column !== 'species_id')

/** Two places where trade records lie: those of the earlier and those of the later release. */
export interface TradeSides {
  before: PgTable
  after: PgTable
}
export const WAITING_TRADE: TradeSides = { before: cites_trade_records, after: staged_trade_records }
export const TRADE_IN_USE: TradeSides = { before: previous_trade_records, after: cites_trade_records }

interface Asked {
  species_id?: string | undefined
  change?: RowChange | undefined
  from: number
  limit: number
}

const quoted = (names: readonly string[], table?: string) =>
  sql.raw(names.map((name) => `${table ? `${table}.` : ''}"${name}"`).join(', '))

/**
 * Some of the trade records that differ: those removed, changed, then added, by their Ids. Records without an Id, as in
 * comparative tabulations, are the same where they are alike in everything.
 */
export async function listTradeDifferences(
  db: Reader,
  { before, after }: TradeSides,
  { species_id, change, from, limit }: Asked,
): Promise<RecordDifference[]> {
  const identified = sql`
    select coalesce(new.species_id, old.species_id) as species_id,
      case when new.record_id is null then 'removed' when old.record_id is null then 'added' else 'changed' end as change,
      to_jsonb(old) as before, to_jsonb(new) as after
    from (select ${quoted(TRADE_COLUMNS)} from ${before} where record_id is not null) old
    full join (select ${quoted(TRADE_COLUMNS)} from ${after} where record_id is not null) new
      on new.record_id = old.record_id
    where old.record_id is null or new.record_id is null
      or (${quoted(TRADE_COLUMNS, 'old')}) is distinct from (${quoted(TRADE_COLUMNS, 'new')})`
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    select species_id, change, before, after from (
      ${identified}
      union all
      select species_id, 'removed', to_jsonb(gone), null from (${onlyIn(before, after)}) gone
      union all
      select species_id, 'added', null, to_jsonb(come) from (${onlyIn(after, before)}) come
    ) differing
    where ${species_id === undefined ? sql`true` : sql`species_id = ${species_id}`}
      and ${change === undefined ? sql`true` : sql`change = ${change}`}
    order by array_position(array['removed', 'changed', 'added'], change),
      (coalesce(after, before) ->> 'record_id')::bigint, coalesce(after, before)::text
    limit ${limit} offset ${from}`)
  return rows.map((row) => ({
    species_id: row.species_id as string | null,
    change: row.change as RowChange,
    before: withoutSpecies(row.before),
    after: withoutSpecies(row.after),
  }))
}

/** Records without an Id on one side that have no equal on the other, each as often as it is missing there. */
const onlyIn = (one: PgTable, other: PgTable): SQL => sql`
  select ${quoted(TRADE_COLUMNS)} from ${one} where record_id is null
  except all
  select ${quoted(TRADE_COLUMNS)} from ${other} where record_id is null`

function withoutSpecies(record: unknown): RecordDifference['before'] {
  if (record === null || record === undefined) return null
  const { species_id: _, ...fields } = record as Record<string, string | number | null>
  return fields
}
