import { releaseLabel } from '#domain/trade/release-address.ts'
import { NARROWED, NOT_REPORTED } from '#domain/trade/trade-selection.ts'
import type { TradeTable } from '#domain/trade/trade-table.ts'
import type { Transaction } from '../access.ts'
import type { Release } from '../releases/releases-changes.ts'
import { findRelease } from '../releases/releases-queries.ts'
import { known_trade_values, trade_releases } from '../schema/index.ts'
import { listKnownValues } from './trade-facts-queries.ts'

/** Stores what is known of a release that comes into use. When it first did stays as it was. */
export async function storeTradeRelease(tx: Transaction, release: Release): Promise<void> {
  const { title, version, publisher, citation, licence, address, retrieved_date } = release
  const { row_count, checksum, first_year, last_year, last_complete_year, simulated, loaded_at } = release
  const described = { title, version, publisher, citation, licence, address, retrieved_date }
  const counted = { row_count, checksum, first_year, last_year, last_complete_year, simulated }
  await tx
    .insert(trade_releases)
    .values({ release: releaseLabel(release), ...described, ...counted, published_at: loaded_at })
    .onConflictDoUpdate({ target: trade_releases.release, set: { ...described, ...counted } })
}

/** The values of a species' table that a selection may name; '-' stands for not reported. */
export const valuesOfTable = (table: TradeTable): KnownValue[] =>
  NARROWED.flatMap((narrowed) => {
    const values = narrowed === 'unit' ? table.articles.map(({ measure }) => measure) : table[narrowed].values
    return [...new Set(values)].map((value) => ({ narrowed, value: value ?? NOT_REPORTED }))
  })

export type KnownValue = typeof known_trade_values.$inferInsert

/** Stores values that the records of a release carry beside those of earlier ones. */
export async function storeKnownValues(tx: Transaction, values: readonly KnownValue[]): Promise<void> {
  const known = new Map(values.map((one) => [`${one.narrowed}\n${one.value}`, one]))
  if (known.size > 0) {
    await tx
      .insert(known_trade_values)
      .values([...known.values()])
      .onConflictDoNothing()
  }
}

/** Stores what a database of an earlier version lacks: the release in use and the values that its records carry. */
export async function storeMissingTradeRelease(tx: Transaction): Promise<void> {
  const release = await findRelease(tx, 'cites_trade')
  if (release === undefined || (await tx.$count(trade_releases)) > 0) return
  await storeTradeRelease(tx, release)
  const known = await listKnownValues(tx)
  await storeKnownValues(
    tx,
    NARROWED.flatMap((narrowed) => known[narrowed].map((value) => ({ narrowed, value }))),
  )
}
