import { and, asc, count, desc, eq, max, min, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
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

/** Reservations, suspensions, export quotas, catches and range species of a country, by its code. */
export async function listCountryFacts(db: Reader, code: string) {
  const [reservations, trade_suspensions, export_quotas, catches, listed, entered] = await Promise.all([
    listReservations(db, code),
    listSuspensions(db, code),
    listQuotas(db, code),
    listCatches(db, code),
    listRangeOfListings(db, code),
    listEnteredRange(db, code),
  ])
  return { reservations, trade_suspensions, export_quotas, catches, listed, entered }
}

const country = { country_code: countries.country_code, country_name: countries.country_name }
const { scientific_name } = species
const ofSpecies = { species_id: species.id, scientific_name, common_name: species.common_name }

function listReservations(db: Reader, code: string) {
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
    })
    .from(cites_reservations)
    .innerJoin(countries, eq(countries.id, cites_reservations.country_id))
    .innerJoin(species, eq(species.id, cites_reservations.species_id))
    .where(eq(countries.country_code, code))
    .orderBy(desc(is_active), scientific_name, appendix, start_date, id)
}

function listSuspensions(db: Reader, code: string) {
  const { id, issued_by, suspension_start_date, suspension_end_date, is_active, confirmed_on } =
    cites_trade_suspensions
  const { reason, source, checked } = cites_trade_suspensions
  const period = { suspension_start_date, suspension_end_date, is_active, confirmed_on }
  return db
    .select({ id, ...ofSpecies, ...country, issued_by, ...period, reason, source, checked })
    .from(cites_trade_suspensions)
    .innerJoin(countries, eq(countries.id, cites_trade_suspensions.country_id))
    .innerJoin(species, eq(species.id, cites_trade_suspensions.species_id))
    .where(eq(countries.country_code, code))
    .orderBy(desc(is_active), desc(suspension_start_date), scientific_name, id)
}

function listQuotas(db: Reader, code: string) {
  const { id, year, quantity, unit, notes, source, checked } = cites_export_quotas
  return db
    .select({ id, ...ofSpecies, ...country, year, quantity, unit, notes, source, checked })
    .from(cites_export_quotas)
    .innerJoin(countries, eq(countries.id, cites_export_quotas.country_id))
    .innerJoin(species, eq(species.id, cites_export_quotas.species_id))
    .where(eq(countries.country_code, code))
    .orderBy(desc(year), scientific_name, notes, id)
}

/** Areas of several schemes overlap, so that catches are counted by their records here, and never added up. */
function listCatches(db: Reader, code: string) {
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
    })
    .from(catch_records)
    .innerJoin(countries, eq(countries.id, catch_records.country_id))
    .innerJoin(species, eq(species.id, catch_records.species_id))
    .leftJoin(management_areas, eq(management_areas.id, catch_records.management_area_id))
    .where(eq(countries.country_code, code))
    .groupBy(species.id, scientific_name, species.common_name)
    .orderBy(asc(scientific_name))
}

/** The different texts of a column in a group, by alphabet; empty where there is none. */
const textsOf = (column: PgColumn): SQL<string[]> =>
  sql<
    string[]
  >`coalesce(array_agg(distinct ${column} order by ${column}) filter (where ${column} is not null), '{}')`

/** Current listings of migratory species whose range names the country, with each list that names it. */
function listRangeOfListings(db: Reader, code: string) {
  const { appendix, is_current } = cms_listings
  const lists = {
    native: cms_listings.native_distribution,
    introduced: cms_listings.introduced_distribution,
    extinct: cms_listings.extinct_distribution,
    uncertain: cms_listings.uncertain_distribution,
    uncategorised: cms_listings.uncategorised_distribution,
  }
  const names = (list: PgColumn) => sql<boolean>`${code} = any(${list})`
  return db
    .select({
      ...ofSpecies,
      appendix,
      native: names(lists.native),
      introduced: names(lists.introduced),
      extinct: names(lists.extinct),
      uncertain: names(lists.uncertain),
      uncategorised: names(lists.uncategorised),
    })
    .from(cms_listings)
    .innerJoin(species, eq(species.id, cms_listings.species_id))
    .where(and(eq(is_current, true), or(...Object.values(lists).map(names))))
    .orderBy(asc(scientific_name))
}

function listEnteredRange(db: Reader, code: string) {
  return db
    .selectDistinct({ ...ofSpecies, presence: distribution_ranges.presence })
    .from(distribution_ranges)
    .innerJoin(species, eq(species.id, distribution_ranges.species_id))
    .where(eq(distribution_ranges.country_code, code))
    .orderBy(asc(scientific_name))
}
