import { and, count, eq, gte, inArray, lte, max, min, type SQL, sql } from 'drizzle-orm'
import {
  CAPTIVE_SOURCES,
  COMMERCIAL_PURPOSE,
  COMMERCIAL_SINCE,
  type CommercialTrade,
} from '#domain/trade/commercial-trade.ts'
import type { Reader } from '../access.ts'
import { preparedOnce } from '../prepared.ts'
import { cites_trade_records, species_trade_summary } from '../schema/index.ts'
import { type CountedTrade, NOTHING_COUNTED } from './nothing-counted.ts'
import { countedTrade } from './trade-summary-sql.ts'

/** A species' trade counted by year and in all, as stored or narrowed. */
export type TradeSummary = CountedTrade & {
  species_id: string
  last_complete_year: number | null
  last_updated_at: string
}

/** What the summary of a species may be narrowed to; both ends of the years are included. */
interface TradeNarrowing {
  start_year?: number | undefined
  end_year?: number | undefined
  term?: string | undefined
  importer?: string | undefined
  exporter?: string | undefined
}

/** A species' trade: as stored, or counted where a filter narrows it; undefined without a summary. */
export function findTrade(
  db: Reader,
  species_id: string,
  filter: TradeNarrowing,
): Promise<TradeSummary | undefined> {
  const narrows = Object.values(filter).some((given) => given !== undefined)
  return narrows ? countFilteredTrade(db, species_id, filter) : findTradeSummary(db, species_id)
}

/** The stored summary of a species; undefined when none was made, which is so without trade records. */
export async function findTradeSummary(db: Reader, species_id: string): Promise<TradeSummary | undefined> {
  const [found] = await storedSummary(db).execute({ species_id })
  return found && { ...found.summary, last_updated_at: found.last_updated_at.toISOString() }
}

/** The row as one value: read in one go, it takes a third of the time of eight lists read one by one. */
const storedSummary = preparedOnce((db) =>
  db
    .select({
      summary: sql<TradeSummary>`row_to_json(${species_trade_summary})`,
      last_updated_at: species_trade_summary.last_updated_at,
    })
    .from(species_trade_summary)
    .where(eq(species_trade_summary.species_id, sql.placeholder('species_id')))
    .prepare('trade_summary'),
)

/**
 * The summary of those records of a species that a filter keeps, counted from the records themselves, so
 * that a zero is a zero. Undefined where the species has no summary to narrow.
 */
export async function countFilteredTrade(
  db: Reader,
  species_id: string,
  filter: TradeNarrowing,
): Promise<TradeSummary | undefined> {
  const [found] = await db
    .select({
      last_complete_year: species_trade_summary.last_complete_year,
      last_updated_at: species_trade_summary.last_updated_at,
      counted: sql<CountedTrade | null>`to_jsonb(counted) - 'species_id' - 'last_complete_year'`,
    })
    .from(species_trade_summary)
    .leftJoin(sql`(${countedTrade(keptBy(species_id, filter))}) as counted`, sql`true`)
    .where(eq(species_trade_summary.species_id, species_id))
  if (found === undefined) return undefined

  const { counted, last_complete_year, last_updated_at } = found
  return {
    species_id,
    ...(counted ?? NOTHING_COUNTED),
    last_complete_year,
    last_updated_at: last_updated_at.toISOString(),
  }
}

/** How many trade records are loaded, of which years; all of them, or those that `which` keeps. */
export async function countTradeRecords(db: Reader, which?: SQL) {
  const [counted] = await db
    .select({
      records: count(),
      first_year: min(cites_trade_records.year),
      last_year: max(cites_trade_records.year),
    })
    .from(cites_trade_records)
    .where(which)
  return counted ?? { records: 0, first_year: null, last_year: null }
}

/** Trade records of confiscated or seized specimens, source I: reports about specimens, not seizures. */
export function countConfiscatedInTrade(db: Reader, species_id: string) {
  const { species_id: ofSpecies, source } = cites_trade_records
  return countTradeRecords(db, and(eq(ofSpecies, species_id), eq(source, 'I')))
}

/** Commercial records of a species since COMMERCIAL_SINCE, and how many of them are of captive animals. */
export async function countCommercialTrade(db: Reader, species_id: string): Promise<CommercialTrade> {
  const { species_id: ofSpecies, purpose, source, year } = cites_trade_records
  const [counted] = await db
    .select({
      records: count(),
      captive_records: sql<number>`count(*) filter (where ${inArray(source, CAPTIVE_SOURCES)})`.mapWith(
        Number,
      ),
    })
    .from(cites_trade_records)
    .where(and(eq(ofSpecies, species_id), eq(purpose, COMMERCIAL_PURPOSE), gte(year, COMMERCIAL_SINCE)))
  return { since: COMMERCIAL_SINCE, ...(counted ?? { records: 0, captive_records: 0 }) }
}

function keptBy(species_id: string, { start_year, end_year, term, importer, exporter }: TradeNarrowing): SQL {
  const { species_id: ofSpecies, year, ...column } = cites_trade_records
  return (
    and(
      eq(ofSpecies, species_id),
      start_year === undefined ? undefined : gte(year, start_year),
      end_year === undefined ? undefined : lte(year, end_year),
      term === undefined ? undefined : eq(column.term, term),
      importer === undefined ? undefined : eq(column.importer, importer),
      exporter === undefined ? undefined : eq(column.exporter, exporter),
    ) ?? sql`true`
  )
}
