import { and, asc, count, eq, gte, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Fix } from '#domain/assistant/answer.ts'
import type { Parameters, TradeCode } from '#domain/assistant/parameters.ts'
import { tradeSummaryState } from '#domain/summaries/trade-summary-state.ts'
import { TRADE_TERMS } from '#domain/trade/terms.ts'
import { PURPOSES, SOURCES } from '#domain/trade/trade-vocabulary.ts'
import type { Reader } from '../access.ts'
import { cites_trade_records, countries, species, species_trade_summary } from '../schema/index.ts'
import { countedYears } from '../trade/trade-queries.ts'
import { type Answer, type AnswerRow, answerAbout, owner } from './answer.ts'

const isPublished = (column: PgColumn, codes: readonly string[]) =>
  sql`${column} in (${sql.join(
    codes.map((code) => sql`${code}`),
    sql`, `,
  )})`
const isCountry = (column: PgColumn) => sql`${column} in (select ${countries.country_code} from ${countries})`

const { purpose, source, importer, exporter, origin, term } = cites_trade_records

interface CodedColumn {
  column: PgColumn
  isPublished: SQL
  /** The code by which the publisher itself says that it is not known. */
  saysUnknown?: string
  /** Nothing is a statement of its own here, and no gap. */
  mayBeEmpty?: true
}

const COLUMNS = {
  purpose: { column: purpose, isPublished: isPublished(purpose, PURPOSES) },
  source: { column: source, isPublished: isPublished(source, SOURCES), saysUnknown: 'U' },
  importer: { column: importer, isPublished: isCountry(importer), saysUnknown: 'XX' },
  exporter: { column: exporter, isPublished: isCountry(exporter), saysUnknown: 'XX' },
  // The exporter is the origin where none is given.
  origin: { column: origin, isPublished: isCountry(origin), saysUnknown: 'XX', mayBeEmpty: true },
  term: { column: term, isPublished: isPublished(term, TRADE_TERMS) },
} as const satisfies Record<string, CodedColumn>

type Coded = keyof typeof COLUMNS

const COLUMNS_OF: Readonly<Record<TradeCode, readonly Coded[]>> = {
  purpose: ['purpose'],
  source: ['source'],
  importer: ['importer'],
  exporter: ['exporter'],
  country: ['importer', 'exporter', 'origin'],
  term: ['term'],
}

/**
 * Codes of trade records that were not reported, that say 'unknown' or that no published list has, by species;
 * counted are the records, once for every such code.
 */
export async function answerUnknownCodes(db: Reader, code?: TradeCode): Promise<Answer> {
  const asked = code === undefined ? (Object.keys(COLUMNS) as Coded[]) : COLUMNS_OF[code]
  const rows: AnswerRow[] = []
  for (const coded of asked) rows.push(...(await listUnknown(db, coded)))
  return {
    of_species: true,
    columns: ['coded', 'code', 'problem', 'records', 'first_year', 'last_year'],
    rows: rows.toSorted((one, other) => Number(other.cells.records) - Number(one.cells.records)),
    count: rows.reduce((total, { cells }) => total + Number(cells.records), 0),
  }
}

async function listUnknown(db: Reader, coded: Coded): Promise<AnswerRow[]> {
  const { column, isPublished, saysUnknown, mayBeEmpty }: CodedColumn = COLUMNS[coded]
  const found = await db
    .select({
      own: owner,
      species_id: cites_trade_records.species_id,
      code: sql<string | null>`${column}`,
      isPublished: sql<boolean>`bool_and(${isPublished})`,
      ...countedYears,
    })
    .from(cites_trade_records)
    .leftJoin(species, eq(species.id, cites_trade_records.species_id))
    .where(
      sql`${mayBeEmpty ? sql`false` : isNull(column)} or not (${isPublished}) or ${column} = ${saysUnknown ?? null}::text`,
    )
    .groupBy(species.id, cites_trade_records.species_id, column)
  return found.map(({ own, species_id, code, isPublished, ...cells }) => ({
    id: `${coded}:${code ?? ''}:${species_id ?? ''}`,
    species: own,
    cells: {
      coded,
      code,
      problem: code === null ? 'not_reported' : isPublished ? 'says_unknown' : 'not_published',
      ...cells,
    },
    fix: fixOf(coded, isPublished || code === null, species_id),
  }))
}

/** A country that is missing can be added; every other code stands as it was published. */
function fixOf(coded: Coded, isKnown: boolean, species_id: string | null): Fix | null {
  if (!isKnown && (coded === 'importer' || coded === 'exporter' || coded === 'origin'))
    return { at: 'create', table: 'countries', species_id: null }
  return species_id === null ? null : { at: 'trade', species_id }
}

/** Names in the release that belong to no species of the portal. */
export async function answerUnlinkedTrade(db: Reader): Promise<Answer> {
  const rows = await db
    .select({
      taxon: cites_trade_records.taxon,
      ...countedYears,
    })
    .from(cites_trade_records)
    .where(isNull(cites_trade_records.species_id))
    .groupBy(cites_trade_records.taxon)
    .orderBy(asc(cites_trade_records.taxon))
  return {
    of_species: false,
    columns: ['taxon', 'records', 'first_year', 'last_year'],
    rows: rows.map((cells) => ({
      id: cells.taxon,
      species: null,
      cells,
      fix: { at: 'create', table: 'species_synonyms', species_id: null },
    })),
    count: rows.reduce((total, { records }) => total + records, 0),
  }
}

/** Species whose trend over all years is not the one over complete years. */
export async function answerTrendDiffers(db: Reader): Promise<Answer> {
  const rows = await db
    .select({
      own: owner,
      trend: species_trade_summary.recent_trend,
      complete_years_trend: species_trade_summary.complete_years_trend,
      last_complete_year: species_trade_summary.last_complete_year,
      last_year: species_trade_summary.overall_max_year,
    })
    .from(species_trade_summary)
    .innerJoin(species, eq(species.id, species_trade_summary.species_id))
    .where(sql`${species_trade_summary.recent_trend} <> ${species_trade_summary.complete_years_trend}`)
    .orderBy(asc(species.scientific_name))
  return answerAbout(
    ['trend', 'complete_years_trend', 'last_complete_year', 'last_year'],
    rows,
    ({ own }) => ({ at: 'trade', species_id: own.id }),
  )
}

/** Species whose trade summary is missing or was made too long ago. */
export async function answerOutdatedSummaries(db: Reader, now: string): Promise<Answer> {
  const rows = await db
    .select({
      own: owner,
      records: species_trade_summary.total_trade_records,
      last_updated: species_trade_summary.last_updated_at,
    })
    .from(species)
    .leftJoin(species_trade_summary, eq(species_trade_summary.species_id, species.id))
    .orderBy(asc(species.scientific_name))
  const outdated = rows.flatMap(({ own, records, last_updated: at }) => {
    const last_updated = at?.toISOString() ?? null
    const stored =
      records === null || last_updated === null
        ? null
        : { total_trade_records: records, last_updated_at: last_updated }
    const summary = tradeSummaryState(stored, now)
    return summary === 'no_summary' || summary === 'outdated' ? [{ own, summary, records, last_updated }] : []
  })
  return answerAbout(['summary', 'records', 'last_updated'], outdated, ({ own }) => ({
    at: 'trade_summary',
    species_id: own.id,
  }))
}

/** The trade records of a species year by year, of all years or of some; counted are the records. */
export async function answerTradeOfSpecies(
  db: Reader,
  species_id: string,
  { first_year, last_year }: Pick<Parameters, 'first_year' | 'last_year'>,
): Promise<Answer> {
  const { year } = cites_trade_records
  const rows = await db
    .select({ own: owner, year, records: count() })
    .from(cites_trade_records)
    .innerJoin(species, eq(species.id, cites_trade_records.species_id))
    .where(
      and(
        eq(cites_trade_records.species_id, species_id),
        first_year === undefined ? undefined : gte(year, first_year),
        last_year === undefined ? undefined : lte(year, last_year),
      ),
    )
    .groupBy(species.id, year)
    .orderBy(asc(year))
  const found = rows.map((row) => ({ ...row, id: String(row.year) }))
  return {
    ...answerAbout(['year', 'records'], found, ({ own, year }) => ({
      at: 'trade',
      species_id: own.id,
      year,
    })),
    count: rows.reduce((total, { records }) => total + records, 0),
  }
}
