import { count, countDistinct, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { SpeciesComparison } from '#domain/releases/comparison.ts'
import type { SpeciesRows } from '#domain/releases/coverage.ts'
import type { Transaction } from '../access.ts'
import type { NewRelease } from '../releases/releases-changes.ts'
import { cites_trade_records, staged_trade_records } from '../schema/index.ts'
import { tradeOf } from './trade-of-species-sql.ts'
import { TRADE_COLUMNS } from './trade-records-changes.ts'

/** What a reader would see change. Permit ids are hashes that are shown nowhere, yet they are published facts. */
const COMPARED = TRADE_COLUMNS.filter((column) => column !== 'record_id')

const columnsOf = (table: string) => sql.raw(COMPARED.map((column) => `${table}."${column}"`).join(', '))

/**
 * How the waiting trade records differ from those in use, counted in the database. Records with the
 * publisher's Id are compared by it. Comparative tabulations carry none: of their rows those alike in every
 * column are the same, and the others are added or removed.
 */
export async function compareTrade(tx: Transaction, release: NewRelease): Promise<SpeciesComparison[]> {
  // Joining two releases spills to disk with the four megabytes a server usually grants.
  await tx.execute(sql`set local work_mem = '128MB'`)
  const inUse = tradeOf(cites_trade_records, release.covers)
  const others = release.aggregated === true ? alike(inUse) : withoutId(inUse)
  const { rows } = await tx.execute<Record<keyof SpeciesComparison, string | null>>(sql`
    select species_id, sum(before) as before, sum(after) as after,
      sum(added) as added, sum(removed) as removed, sum(changed) as changed
    from (${identified(inUse)} union all ${others}) counted
    group by species_id`)
  return rows.map(({ species_id, ...counts }) => ({
    species_id,
    before: Number(counts.before),
    after: Number(counts.after),
    added: Number(counts.added),
    removed: Number(counts.removed),
    changed: Number(counts.changed),
  }))
}

/** How many trade records of each species, or of each of those covered, are in use, and how many wait. */
export async function countTrade(
  tx: Transaction,
  covers: readonly string[] | null | undefined,
): Promise<SpeciesRows[]> {
  const { rows } = await tx.execute<Record<keyof SpeciesRows, string | null>>(sql`
    select species_id, sum(before) as before, sum(after) as after
    from (
      select species_id, count(*) as before, 0 as after
      from ${tradeOf(cites_trade_records, covers)} in_use group by species_id
      union all
      select species_id, 0, count(*) from ${staged_trade_records} group by species_id
    ) counted
    group by species_id`)
  return rows.map(({ species_id, before, after }) => ({
    species_id,
    before: Number(before),
    after: Number(after),
  }))
}

/** How many trade records in use are of none of the species, and of how many others. */
export async function countTradeBeside(
  tx: Transaction,
  covers: readonly string[],
): Promise<{ rows: number; species: number }> {
  const { species_id } = cites_trade_records
  const [counted = { rows: 0, species: 0 }] = await tx
    .select({ rows: count(), species: countDistinct(species_id) })
    .from(cites_trade_records)
    .where(or(isNull(species_id), notInArray(species_id, [...covers])))
  return counted
}

const identified = (inUse: SQL) => sql`
  select coalesce(new.species_id, old.species_id) as species_id,
    count(old.record_id) as before, count(new.record_id) as after,
    count(*) filter (where old.record_id is null) as added,
    count(*) filter (where new.record_id is null) as removed,
    count(*) filter (where old.record_id = new.record_id
      and (${columnsOf('old')}) is distinct from (${columnsOf('new')})) as changed
  from (select * from ${inUse} in_use where record_id is not null) old
  full join (select * from ${staged_trade_records} where record_id is not null) new
    on new.record_id = old.record_id
  group by 1`

/** Records in use that carry no Id, beside a release in which every one has its Id. */
const withoutId = (inUse: SQL) => sql`
  select species_id, count(*) as before, 0 as after, 0 as added, count(*) as removed, 0 as changed
  from ${inUse} in_use where record_id is null group by 1`

const alike = (inUse: SQL) => sql`
  select species_id, sum(before) as before, sum(after) as after,
    sum(greatest(after - before, 0)) as added, sum(greatest(before - after, 0)) as removed, 0 as changed
  from (
    select species_id, count(*) filter (where side = 'old') as before, count(*) filter (where side = 'new') as after
    from (
      select 'old' as side, ${columnsOf('rows')} from ${inUse} rows where record_id is null
      union all
      select 'new', ${columnsOf('rows')} from ${staged_trade_records} rows where record_id is null
    ) both_sides
    group by ${columnsOf('both_sides')}
  ) same
  group by species_id`
