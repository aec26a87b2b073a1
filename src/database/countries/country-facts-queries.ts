import { and, asc, count, desc, eq, max, min, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type ListedRange, RANGE_KINDS, type RangeKind } from '#domain/countries/range-species.ts'
import type { CmsAppendix } from '#domain/listings/appendix.ts'
import type { Reader } from '../access.ts'
import {
  catch_records,
  cites_export_quotas,
  cites_reservations,
  cites_trade_suspensions,
  cms_listings,
  countries,
  distribution_ranges,
  management_areas,
  species,
} from '../schema/index.ts'

/** The first rows of a list, and how many it has in all. */
interface FirstOf<Row> {
  first: Row[]
  in_all: number
}

/**
 * Reservations, suspensions, export quotas, catches and range species of a country, by its code: the first of each list, and of
 * each kind of range.
 */
export async function listCountryFacts(db: Reader, code: string, most: number) {
  const [reservations, trade_suspensions, export_quotas, catches, ranges] = await Promise.all([
    firstOf(most, (limit) => listReservations(db, code, limit)),
    firstOf(most, (limit) => listSuspensions(db, code, limit)),
    firstOf(most, (limit) => listQuotas(db, code, limit)),
    firstOf(most, (limit) => listCatches(db, code, limit)),
    Promise.all(
      RANGE_KINDS.map(async (kind) => ({
        kind,
        ...(await firstOf(most, (limit) => listRange(db, { code, kind }, limit))),
      })),
    ),
  ])
  return { reservations, trade_suspensions, export_quotas, catches, ranges }
}

/** How many rows a list has in all, told with each of the first. */
const in_all = sql<number>`(count(*) over ())::integer`

async function firstOf<Row extends { in_all: number }>(
  most: number,
  list: (limit: number) => PromiseLike<Row[]>,
): Promise<FirstOf<Omit<Row, 'in_all'>>> {
  // Where none is wanted, the first still tells how many there are.
  const found = await list(Math.max(most, 1))
  return {
    first: found.slice(0, most).map(({ in_all: _, ...row }) => row),
    in_all: found[0]?.in_all ?? 0,
  }
}

const country = { country_code: countries.country_code, country_name: countries.country_name }
const { scientific_name } = species
const ofSpecies = { species_id: species.id, scientific_name, common_name: species.common_name }

function listReservations(db: Reader, code: string, limit: number) {
  const { id, appendix, listed_under, population, start_date, end_date, is_active, confirmed_on } =
    cites_reservations
  const { notes, source, checked } = cites_reservations
  const period = { start_date, end_date, is_active, confirmed_on }
  return db
    .select({
      id,
      ...ofSpecies,
      ...country,
      appendix,
      listed_under,
      population,
      ...period,
      notes,
      source,
      checked,
      in_all,
    })
    .from(cites_reservations)
    .innerJoin(countries, eq(countries.id, cites_reservations.country_id))
    .innerJoin(species, eq(species.id, cites_reservations.species_id))
    .where(eq(countries.country_code, code))
    .orderBy(desc(is_active), scientific_name, appendix, start_date, id)
    .limit(limit)
}

function listSuspensions(db: Reader, code: string, limit: number) {
  const { id, issued_by, suspension_start_date, suspension_end_date, is_active, confirmed_on } =
    cites_trade_suspensions
  const { reason, source, checked } = cites_trade_suspensions
  const period = { suspension_start_date, suspension_end_date, is_active, confirmed_on }
  return db
    .select({ id, ...ofSpecies, ...country, issued_by, ...period, reason, source, checked, in_all })
    .from(cites_trade_suspensions)
    .innerJoin(countries, eq(countries.id, cites_trade_suspensions.country_id))
    .innerJoin(species, eq(species.id, cites_trade_suspensions.species_id))
    .where(eq(countries.country_code, code))
    .orderBy(desc(is_active), desc(suspension_start_date), scientific_name, id)
    .limit(limit)
}

function listQuotas(db: Reader, code: string, limit: number) {
  const { id, year, quantity, unit, notes, source, checked } = cites_export_quotas
  return db
    .select({ id, ...ofSpecies, ...country, year, quantity, unit, notes, source, checked, in_all })
    .from(cites_export_quotas)
    .innerJoin(countries, eq(countries.id, cites_export_quotas.country_id))
    .innerJoin(species, eq(species.id, cites_export_quotas.species_id))
    .where(eq(countries.country_code, code))
    .orderBy(desc(year), scientific_name, notes, id)
    .limit(limit)
}

/** Areas of several schemes overlap, so that catches are counted by their records here, and never added up. */
function listCatches(db: Reader, code: string, limit: number) {
  const { year, catch_total, data_source } = catch_records
  return db
    .select({
      ...ofSpecies,
      records: count(),
      with_catch: count(catch_total),
      first_year: min(year),
      last_year: max(year),
      areas: textsOf(management_areas.area_name),
      published_by: textsOf(data_source),
      in_all,
    })
    .from(catch_records)
    .innerJoin(countries, eq(countries.id, catch_records.country_id))
    .innerJoin(species, eq(species.id, catch_records.species_id))
    .leftJoin(management_areas, eq(management_areas.id, catch_records.management_area_id))
    .where(eq(countries.country_code, code))
    .groupBy(species.id, scientific_name, species.common_name)
    .orderBy(asc(scientific_name))
    .limit(limit)
}

/** The different texts of a column in a group, by alphabet; empty where there is none. */
const textsOf = (column: PgColumn): SQL<string[]> =>
  sql<
    string[]
  >`coalesce(array_agg(distinct ${column} order by ${column}) filter (where ${column} is not null), '{}')`

const LISTED_IN = {
  native: cms_listings.native_distribution,
  introduced: cms_listings.introduced_distribution,
  extinct: cms_listings.extinct_distribution,
  uncertain: cms_listings.uncertain_distribution,
  uncategorised: cms_listings.uncategorised_distribution,
} satisfies Record<ListedRange, PgColumn>

/** Species whose range includes the country, as listings name it in a list of this kind, or as curators entered it. */
const listRange = (db: Reader, { code, kind }: { code: string; kind: RangeKind }, limit: number) =>
  kind === 'entered' ? listEnteredRange(db, code, limit) : listListedRange(db, { code, kind }, limit)

/** Found and counted before they are put in order: for the first few PostgreSQL would go through all species by name. */
function listListedRange(db: Reader, { code, kind }: { code: string; kind: ListedRange }, limit: number) {
  const { id, species_id, appendix, is_current } = cms_listings
  const { common_name } = species
  const found = db
    .select({ id, species_id, scientific_name, common_name, appendix, in_all: in_all.as('in_all') })
    .from(cms_listings)
    .innerJoin(species, eq(species.id, cms_listings.species_id))
    .where(and(eq(is_current, true), sql`${code} = any(${LISTED_IN[kind]})`))
    .as('found')
  return db
    .select({
      species_id: found.species_id,
      scientific_name: found.scientific_name,
      common_name: found.common_name,
      appendix: found.appendix,
      presence: sql<string | null>`null`,
      in_all: found.in_all,
    })
    .from(found)
    .orderBy(asc(found.scientific_name), asc(found.id))
    .limit(limit)
}

function listEnteredRange(db: Reader, code: string, limit: number) {
  const { presence, country_code } = distribution_ranges
  return db
    .select({ ...ofSpecies, appendix: sql<CmsAppendix | null>`null`, presence, in_all })
    .from(distribution_ranges)
    .innerJoin(species, eq(species.id, distribution_ranges.species_id))
    .where(eq(country_code, code))
    .groupBy(species.id, scientific_name, species.common_name, presence)
    .orderBy(asc(scientific_name), presence)
    .limit(limit)
}
