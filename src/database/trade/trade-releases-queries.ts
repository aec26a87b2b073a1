import { and, asc, desc, eq, getTableColumns, isNotNull } from 'drizzle-orm'
import type { KnownValues } from '#domain/trade/known-values.ts'
import { NARROWED } from '#domain/trade/trade-selection.ts'
import type { Reader } from '../access.ts'
import { namesOf, namesOfSpecies } from '../releases/covered-names-queries.ts'
import { known_trade_values, trade_releases } from '../schema/index.ts'

/** Every release of trade records that was ever in use, the newest first. */
export async function listTradeReleases(db: Reader) {
  const releases = await db
    .select(getTableColumns(trade_releases))
    .from(trade_releases)
    .orderBy(desc(trade_releases.published_at), asc(trade_releases.release))
  const nameOf = await namesOfSpecies(db, releases)
  return releases.map(({ address: publisher_address, published_at, covers, ...one }) => ({
    ...one,
    covers: namesOf(covers, nameOf),
    publisher_address,
    published_at: published_at.toISOString(),
  }))
}

/** The values that the records of any release carried, by what a selection narrows; '-' stands for not reported. */
export async function listEverKnownValues(db: Reader): Promise<KnownValues> {
  const rows = await db
    .select()
    .from(known_trade_values)
    .orderBy(asc(known_trade_values.narrowed), asc(known_trade_values.value))
  const byColumn = Map.groupBy(rows, ({ narrowed }) => narrowed)
  const valuesOf = (narrowed: (typeof NARROWED)[number]) =>
    (byColumn.get(narrowed) ?? []).map(({ value }) => value)
  return Object.fromEntries(NARROWED.map((narrowed) => [narrowed, valuesOf(narrowed)])) as KnownValues
}

/** The page of the publisher of trade records: of the release named, else of the newest; null where none is known. */
export async function findPublisherAddress(db: Reader, release?: string): Promise<string | null> {
  const [found] = await db
    .select({ address: trade_releases.address })
    .from(trade_releases)
    .where(
      and(
        isNotNull(trade_releases.address),
        release === undefined ? undefined : eq(trade_releases.release, release),
      ),
    )
    .orderBy(desc(trade_releases.published_at))
    .limit(1)
  return found?.address ?? null
}
