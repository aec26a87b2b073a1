import { sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { datasetProvenance } from '#domain/releases/dataset-provenance.ts'
import { releaseOfSpecies, wholeRelease } from '#domain/releases/release-of-species.ts'
import { releaseLabel } from '#domain/trade/release-address.ts'
import { NARROWED, NOT_REPORTED } from '#domain/trade/trade-selection.ts'
import type { TradeTable } from '#domain/trade/trade-table.ts'
import type { Transaction } from '../access.ts'
import type { Release } from '../releases/releases-changes.ts'
import { findRelease, listReleasesOf } from '../releases/releases-queries.ts'
import { known_trade_values, trade_releases } from '../schema/index.ts'
import { listKnownValues } from './trade-facts-queries.ts'

/** Stores what is known of the releases in use, or of the one that a species' records come from. */
export async function storeTradeReleases(tx: Transaction, species_id?: string): Promise<void> {
  const set = await listReleasesOf(tx, 'cites_trade')
  const own = species_id === undefined ? undefined : releaseOfSpecies(set, species_id)
  for (const [label, named] of Map.groupBy(set, releaseLabel)) {
    const [newest, ...others] = named
    if (newest && (own === undefined || releaseLabel(own) === label))
      await storeTradeRelease(tx, newest, others)
  }
}

/**
 * Stores what is known of a release that comes into use; several of one name are described together. When it first came into
 * use stays as it was, and so does what it holds where the same was read: of its rows fewer may be in use later.
 */
export async function storeTradeRelease(
  tx: Transaction,
  newest: Release,
  others: readonly Release[] = [],
): Promise<void> {
  const named = [newest, ...others]
  const found = datasetProvenance([withTimeAsText(newest), ...others.map(withTimeAsText)])
  const { title, version, publisher, citation, licence, address, retrieved_date } = found
  const { row_count, checksum, first_year, last_year, last_complete_year, simulated } = found
  const described = { title, version, publisher, citation, licence, address, retrieved_date }
  const counted = { checksum, first_year, last_year, last_complete_year, simulated }
  const covers = wholeRelease(named) ? null : [...new Set(named.flatMap((one) => one.covers ?? []))]
  const heldBefore = (column: AnyPgColumn) =>
    sql`case when ${trade_releases.checksum} = ${checksum} then ${column} else excluded.${sql.identifier(column.name)} end`
  await tx
    .insert(trade_releases)
    .values({
      release: releaseLabel(newest),
      ...described,
      ...counted,
      ...{ row_count, covers, published_at: newest.loaded_at },
    })
    .onConflictDoUpdate({
      target: trade_releases.release,
      set: {
        ...described,
        ...counted,
        row_count: heldBefore(trade_releases.row_count),
        covers: heldBefore(trade_releases.covers),
      },
    })
}

const withTimeAsText = (release: Release) => ({ ...release, loaded_at: release.loaded_at.toISOString() })

/** The values of a species' table that a selection may name; '-' stands for not reported. */
export const valuesOfTable = (table: TradeTable): KnownValue[] =>
  NARROWED.flatMap((narrowed) => {
    const values = narrowed === 'unit' ? table.articles.map(({ measure }) => measure) : table[narrowed].values
    return [...new Set(values)].map((value) => ({ narrowed, value: value ?? NOT_REPORTED }))
  })

export type KnownValue = typeof known_trade_values.$inferInsert

/** The same for values that are the same. */
export const keyOfValue = ({ narrowed, value }: KnownValue): string => `${narrowed}\n${value}`

/** Stores values that the records of a release carry, each named once, beside those of earlier ones. */
export async function storeKnownValues(tx: Transaction, values: readonly KnownValue[]): Promise<void> {
  if (values.length > 0)
    await tx
      .insert(known_trade_values)
      .values([...values])
      .onConflictDoNothing()
}

/** Stores what a database of an earlier version lacks: the release in use and the values that its records carry. */
export async function storeMissingTradeRelease(tx: Transaction): Promise<void> {
  if ((await findRelease(tx, 'cites_trade')) === undefined || (await tx.$count(trade_releases)) > 0) return
  await storeTradeReleases(tx)
  const known = await listKnownValues(tx)
  await storeKnownValues(
    tx,
    NARROWED.flatMap((narrowed) => known[narrowed].map((value) => ({ narrowed, value }))),
  )
}
