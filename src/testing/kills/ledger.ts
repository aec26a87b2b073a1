import { sql } from 'drizzle-orm'
import type { Database } from '#database/access.ts'

/** What a portal has acknowledged, recorded by the process that kills it. */
export interface Ledger {
  /** The last acknowledged save of each record, by its id. */
  saves: Map<string, { name: string; version: number }>
  /** Ids of releases that were acknowledged as received. */
  sent: Set<string>
  /** The newest release that was acknowledged as being in use, and the newest that anybody tried. */
  inUse: number
  tried: number
}

/** A species of the catalogue, whose names are saved. */
export const NARWHAL = '5f289c1e-5101-458f-a5ea-a65e5c734569'

/** Names of records made by a life begin like this. */
export const MADE = 'Made before an end'

export const newLedger = (): Ledger => ({ saves: new Map(), sent: new Set(), inUse: 0, tried: 0 })

/** Every acknowledged change that is missing and everything half-written, in words; none is right. */
export async function brokenPromises(db: Database, ledger: Ledger): Promise<string[]> {
  return [
    ...(await brokenSaves(db, ledger)),
    ...(await mixedReleases(db, ledger)),
    ...(await halfWaiting(db, ledger)),
  ]
}

/** Every acknowledged save that is missing, and every record that differs from its audit trail. */
export async function brokenSaves(db: Database, ledger: Pick<Ledger, 'saves'>): Promise<string[]> {
  return [...(await missingSaves(db, ledger)), ...(await untracedSaves(db))]
}

async function missingSaves(db: Database, { saves }: Pick<Ledger, 'saves'>): Promise<string[]> {
  const { rows } = await db.execute<{ id: string; name: string; version: number }>(
    sql`select id, name, version from common_names where name like ${`${MADE}%`}`,
  )
  const stored = new Map(rows.map((row) => [row.id, row]))
  return [...saves].flatMap(([id, { name, version }]) => {
    const row = stored.get(id)
    if (row === undefined) return [`'${name}' was acknowledged and is gone`]
    // A save may have been stored without its acknowledgement having arrived.
    if (row.version < version)
      return [`'${name}' was acknowledged as version ${version}, it is ${row.version}`]
    return row.version === version && row.name !== name ? [`'${name}' reads '${row.name}'`] : []
  })
}

/** A record at version 3 was created once and saved twice, and the trail's last row says what it reads. */
async function untracedSaves(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{
    id: string
    name: string
    version: number
    traces: number
    said: string
  }>(
    sql`select id, name, version, traces, said from
      (select id, name, version from common_names where name like ${`${MADE}%`}) as made
      full join (
        select row_id, count(*)::int as traces, (array_agg(after ->> 'name' order by audit_log.id desc))[1] as said
        from audit_log where table_name = 'common_names' group by row_id) as trail on trail.row_id = made.id::text
      where version is distinct from traces or name is distinct from said`,
  )
  return rows.map((row) => `a record and its trail differ: ${JSON.stringify(row)}`)
}

async function mixedReleases(db: Database, { inUse, tried }: Ledger): Promise<string[]> {
  const { rows } = await db.execute<
    Record<'release' | 'said' | 'rows' | 'numbers' | 'number' | 'counted' | 'kept' | 'before', number>
  >(
    sql`select
      (select count(*)::int from dataset_releases where dataset = 'cites_trade') as release,
      (select row_count from dataset_releases where dataset = 'cites_trade') as said,
      (select count(*)::int from cites_trade_records) as rows,
      (select count(distinct quantity)::int from cites_trade_records) as numbers,
      (select min(quantity)::int from cites_trade_records) as number,
      (select sum(total_trade_records)::int from species_trade_summary) as counted,
      (select count(*)::int from previous_trade_records) as kept,
      (select coalesce((releases -> 0 ->> 'row_count')::int, 0) from previous_releases where dataset = 'cites_trade') as before`,
  )
  const [found] = rows
  if (found === undefined) return ['nothing can be counted']
  const { release, said, rows: records, numbers, number, counted, kept, before } = found
  const isWhole = release === 1 && numbers === 1 && said === records && counted === records
  return [
    ...(isWhole ? [] : [`the release in use is not whole: ${JSON.stringify(found)}`]),
    ...(kept === (before ?? 0) ? [] : [`the previous release is not whole: ${JSON.stringify(found)}`]),
    ...(number >= inUse && number <= tried
      ? []
      : [`release ${inUse} was acknowledged and ${tried} tried, ${number} is in use`]),
  ]
}

async function halfWaiting(db: Database, { sent }: Ledger): Promise<string[]> {
  const { rows } = await db.execute<{ id: string; state: string; rows: number | null }>(
    sql`select id, state, (release ->> 'row_count')::int as rows from dataset_imports where dataset = 'cites_trade'`,
  )
  const { rows: staged } = await db.execute<{ rows: number; numbers: number }>(
    sql`select count(*)::int as rows, count(distinct quantity)::int as numbers from staged_trade_records`,
  )
  const known = new Set(rows.map(({ id }) => id))
  const waiting = rows.filter(({ state }) => state === 'waiting')
  const awaited = waiting[0]?.rows ?? 0
  const isWhole = staged[0]?.rows === awaited && (staged[0]?.numbers ?? 0) <= 1 && waiting.length <= 1
  return [
    ...[...sent].filter((id) => !known.has(id)).map((id) => `release ${id} was received and is forgotten`),
    ...(isWhole ? [] : [`what waits is not whole: ${JSON.stringify({ waiting, staged })}`]),
  ]
}
