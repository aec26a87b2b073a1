import { areasAmong, type CaughtInArea, isTotalArea } from './catches-by-year.ts'

/** A country whose catches are known, with the stocks or areas that they are given for. */
export interface CatchStock {
  country_code: string
  /** Without the Total, which is the country itself; in the order of names and numbers. */
  area_names: string[]
}

/** What a reader chose: a country, and one of its areas or the whole of it. */
export interface ChosenStock {
  country_code: string
  /** Null is the whole country. */
  area_name: string | null
}

const inOrder = new Intl.Collator('en', { numeric: true }).compare

/** The countries of the records, the one with the most years that report a catch first. */
export function catchStocks(records: readonly CaughtInArea[]): CatchStock[] {
  const ofCountries = Map.groupBy(records, ({ country_code }) => country_code)
  return [...ofCountries]
    .flatMap(([country_code, ofCountry]) =>
      country_code === null
        ? []
        : {
            country_code,
            years: new Set(
              ofCountry.filter(({ catch_total }) => catch_total !== null).map(({ year }) => year),
            ).size,
            area_names: areasOf(ofCountry),
          },
    )
    .toSorted((a, b) => b.years - a.years || inOrder(a.country_code, b.country_code))
    .map(({ country_code, area_names }) => ({ country_code, area_names }))
}

/**
 * The stock that a choice names: without a country the first with its area, and without both the first of all. Undefined
 * where no catch and no export is of it; `others` are countries that export and report no catch.
 */
export function chosenStock(
  stocks: readonly CatchStock[],
  others: readonly string[],
  { country_code, area_name }: { country_code?: string | undefined; area_name?: string | undefined },
): ChosenStock | undefined {
  const area = area_name === undefined || isTotalArea(area_name) ? null : area_name
  const countries = [...stocks, ...others.map((code) => ({ country_code: code, area_names: [] }))]
  const found = countries.find(
    (stock) =>
      stock.country_code === (country_code ?? stock.country_code) &&
      (area === null || stock.area_names.includes(area)),
  )
  return found && { country_code: found.country_code, area_name: area }
}

function areasOf(ofCountry: readonly CaughtInArea[]): string[] {
  return areasAmong(ofCountry.flatMap(({ area_name }) => area_name ?? [])).sort(inOrder)
}
