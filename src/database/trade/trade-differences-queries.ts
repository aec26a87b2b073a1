import { type SQL, sql } from 'drizzle-orm'
import type { RecordDifference } from '#domain/releases/record-difference.ts'
import type { RowChange } from '#domain/releases/row-change.ts'
import type { Reader } from '../access.ts'
import { cites_trade_records, previous_trade_records, staged_trade_records } from '../schema/index.ts'
import { tradeOf } from './trade-of-species-sql.ts'
import { TRADE_COLUMNS } from './trade-records-changes.ts'

/** The fields of a trade record that are compared, in the order of the published layout. */
export const TRADE_FIELDS = TRADE_COLUMNS.filter((column) => column !== 'species_id')

/** Trade records of the earlier and of the later release, where they lie. */
export interface TradeSides {
  before: SQL
  after: SQL
}

type Covers = readonly string[] | null | undefined

/** Those in use and those that wait, of the species that the release covers. */
export const waitingTrade = (covers: Covers): TradeSides => ({
  before: tradeOf(cites_trade_records, covers),
  after: sql`${staged_trade_records}`,
})

/** Those that the release took the place of, and its own. */
export const tradeInUse = (covers: Covers): TradeSides => ({
  before: sql`${previous_trade_records}`,
  after: tradeOf(cites_trade_records, covers),
})

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
    from (select ${quoted(TRADE_COLUMNS)} from ${before} earlier where record_id is not null) old
    full join (select ${quoted(TRADE_COLUMNS)} from ${after} later where record_id is not null) new
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
const onlyIn = (one: SQL, other: SQL): SQL => sql`
  select ${quoted(TRADE_COLUMNS)} from ${one} records where record_id is null
  except all
  select ${quoted(TRADE_COLUMNS)} from ${other} records where record_id is null`

function withoutSpecies(record: unknown): RecordDifference['before'] {
  if (record === null || record === undefined) return null
  const { species_id: _, ...fields } = record as Record<string, string | number | null>
  return fields
}
