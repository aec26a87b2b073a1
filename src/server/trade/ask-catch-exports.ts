import type { CatchQuotaExports } from '#contract/catch-quota-exports-contract.ts'
import { listCatchRecords, listCountryNames } from '#database/catches/catches-queries.ts'
import { listConservationMeasures } from '#database/listings/trade-measures-queries.ts'
import { type CatchFilters, filterCatches } from '#domain/catches/catch-filters.ts'
import { catchQuotaExports } from '#domain/catches/catch-quota-exports.ts'
import { catchStocks, chosenStock } from '#domain/catches/catch-stocks.ts'
import { measuresOfCountry } from '#domain/listings/measures-of-country.ts'
import { Invalid } from '#domain/problems.ts'
import type { CountryExports } from '#domain/trade/country-exports.ts'
import type { Context } from '../access.ts'
import { type OpenTrade, openTrade } from './ask-trade.ts'

interface Asked {
  id: string
  country?: string | undefined
  area?: string | undefined
  term?: string | undefined
  unit?: string | undefined
  release?: string | undefined
}

type Country = Awaited<ReturnType<typeof listCountryNames>>[number]

/** The catches of a species, of one country, of one area or of both. Throws Invalid where no record is of them. */
export async function askCatches(context: Context, { id, country, area }: Asked) {
  const all = await listCatchRecords(context.db, id)
  if (all.length === 0 || (country === undefined && area === undefined)) return all
  const countries = await context.records(listCountryNames)
  const name =
    country === undefined ? undefined : (countryCalled(countries, country)?.country_name ?? country)
  const filters: CatchFilters = { ...(name ? { country: name } : {}), ...(area ? { area } : {}) }
  const found = filterCatches(all, filters)
  if (found.length > 0) return found
  const known = new Set(all.map((one) => `${one.country?.country_name}: ${one.management_area?.area_name}`))
  throw new Invalid(
    `No catch of this species is of this country and area. There are ${[...known].join('; ')}.`,
  )
}

/**
 * Catch and quota of one stock by year, beside the direct exports of its country. Throws NotFound without such a species,
 * Invalid where no trade record knows the term or the unit, and where no release is so called.
 */
export async function askCatchQuotaExports(
  context: Context,
  { id, country, area, term, unit, release }: Asked,
): Promise<CatchQuotaExports> {
  const { db } = context
  const [catches, measures, countries, trade] = await Promise.all([
    listCatchRecords(db, id),
    listConservationMeasures(db, id),
    context.records(listCountryNames),
    openTrade(context, { id, release, ...(term ? { term: [term] } : {}), ...(unit ? { unit: [unit] } : {}) }),
  ])
  const records = catches.map(({ country: of, management_area, ...figures }) => ({
    ...figures,
    country_code: of?.country_code ?? null,
    area_name: management_area?.area_name ?? null,
  }))
  const ofCatches = catchStocks(records)
  const code =
    country === undefined ? undefined : (countryCalled(countries, country)?.country_code ?? country)
  const guess = chosenStock(ofCatches, code === undefined ? [] : [code], {
    country_code: code,
    area_name: area,
  })
  const exports = trade === null ? null : await exportsOf(trade, guess?.country_code ?? null)
  const exporters = (exports?.exporters ?? []).map((one) => one.code)
  const stock = chosenStock(ofCatches, exporters, { country_code: code, area_name: area })
  const named = (country_code: string) => ({
    country_code,
    country_name: countryCalled(countries, country_code)?.country_name ?? country_code,
  })
  const others = exporters.filter((one) => !ofCatches.some(({ country_code }) => country_code === one))
  const chosen = stock && { ...stock, ...named(stock.country_code) }
  return {
    stocks: [
      ...ofCatches.map((one) => ({ ...one, ...named(one.country_code), has_catches: true })),
      ...others.map((one) => ({ area_names: [], ...named(one), has_catches: false })),
    ],
    stock: chosen ?? null,
    articles: (chosen && exports?.articles) ?? [],
    article: (chosen && exports?.article) ?? null,
    fraction_rows: (chosen && exports?.fraction_rows) ?? 0,
    release: trade?.file.release ?? null,
    last_complete_year: trade?.file.last_complete_year ?? null,
    years: chosen ? catchQuotaExports(records, chosen, exports?.years ?? []) : [],
    measures: chosen ? measuresOfCountry(measures, chosen.country_name) : [],
  }
}

function exportsOf({ question, file, count }: OpenTrade, exporter: string | null): Promise<CountryExports> {
  return count({
    kind: 'exports',
    question: { exporter, term: question.term?.[0], measure: question.unit?.[0] },
    last_complete_year: file.last_complete_year,
  })
}

/** A country by its code or its name, in any case. */
function countryCalled(countries: readonly Country[], called: string): Country | undefined {
  const lower = called.toLowerCase()
  return countries.find(
    ({ country_code, country_name }) =>
      country_code.toLowerCase() === lower || country_name.toLowerCase() === lower,
  )
}
