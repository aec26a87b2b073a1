import type { CountryIndex, CountryProfile } from '#contract/countries-contract.ts'
import { isCompleteYear } from '#domain/trade/trade-caveats.ts'
import { HIGH_SEAS } from '#domain/trade/trade-countries.ts'
import { NOT_REPORTED } from '#domain/trade/trade-selection.ts'
import { COUNTRY_BARS, type CountryBarsName, type CountryViewName } from '#domain/views/country-views.ts'
import { tableOf, type ViewTable, withSame } from '#domain/views/view-table.ts'
import { fields } from './named-columns.ts'

type Countries = Pick<CountryIndex, 'countries' | 'release'>

/** Every country with its records in each role. */
export const countriesTable = ({ countries, release }: Countries): ViewTable =>
  withSame(
    tableOf(countries, {
      country: ({ code }) => code,
      is_arctic: ({ is_arctic }) => is_arctic,
      as_exporter: ({ exporter }) => exporter,
      as_importer: ({ importer }) => importer,
      as_source: ({ source }) => source,
    }),
    { release },
  )

/** Each article of each species that a country exports and imports directly, as both ledgers report it. */
export function countryTable(profile: CountryProfile): ViewTable {
  const named = new Map(profile.species.map(({ id, scientific_name }) => [id, scientific_name]))
  const rows = [
    ...profile.exported.articles.map((article) => ({ ...article, role: 'exporter' })),
    ...profile.imported.articles.map((article) => ({ ...article, role: 'importer' })),
  ]
  const { window } = profile.exported
  const table = tableOf(rows, {
    role: ({ role }) => role,
    scientific_name: ({ species_id }) => named.get(species_id),
    ...fields('species_id', 'term', 'measure'),
    records: ({ rows }) => rows,
    quantity_exporters: ({ exporters }) => exporters,
    quantity_importers: ({ importers }) => importers,
    quantity_larger: ({ larger }) => larger,
    quantity_matched: ({ matched }) => matched,
    ...fields('agreement', 'lean'),
  })
  return withSame(withSame(table, { country: profile.code }, 'before'), {
    window_first: window?.first ?? null,
    window_last: window?.last ?? null,
    basis: 'direct trade; articles are never added up',
    release: profile.release,
  })
}

/** A chart of a country in full: every year, species, partner and term. Records are of both reporters and all movements. */
export function countryViewTable(view: CountryViewName, profile: CountryProfile): ViewTable {
  const table = view === 'records-over-time' ? yearsTable(profile) : barsTable(view, profile)
  return withSame(withSame(table, { country: profile.code }, 'before'), {
    unit: 'records',
    reporter: 'both',
    basis: 'records; movements: all',
    release: profile.release,
  })
}

const yearsTable = ({ years, last_complete_year }: CountryProfile): ViewTable =>
  tableOf(years, {
    year: ({ year }) => year,
    as_exporter: ({ exporter }) => exporter,
    as_importer: ({ importer }) => importer,
    complete_year: ({ year }) => isCompleteYear(year, last_complete_year),
  })

function barsTable(view: CountryBarsName, profile: CountryProfile): ViewTable {
  const { role, by } = COUNTRY_BARS[view]
  switch (by) {
    case 'species':
      return speciesTable(profile[role].species, profile)
    case 'terms':
      return tableOf(profile[role].terms, {
        term: ({ value }) => value,
        records: ({ records }) => records,
      })
    case 'partners':
      return partnersTable(profile[role].partners, role === 'as_exporter' ? 'importer' : 'exporter')
  }
}

function speciesTable(ranked: CountryProfile['as_exporter']['species'], profile: CountryProfile): ViewTable {
  const named = new Map(profile.species.map(({ id, scientific_name }) => [id, scientific_name]))
  return tableOf(ranked, {
    scientific_name: ({ value }) => named.get(value),
    species_id: ({ value }) => value,
    records: ({ records }) => records,
  })
}

/** Countries by rank, then what names none: those have no rank. */
function partnersTable(
  { ranked, others, not_named_by_code, high_seas }: CountryProfile['as_exporter']['partners'],
  role: 'importer' | 'exporter',
): ViewTable {
  const named = [...ranked, ...others].map(({ code, figure }, place) => ({ code, figure, rank: place + 1 }))
  const apart = [
    ...(high_seas > 0 ? [{ code: HIGH_SEAS, figure: high_seas, rank: null }] : []),
    ...Object.entries(not_named_by_code).map(([code, figure]) => ({
      code: code === NOT_REPORTED ? null : code,
      figure,
      rank: null,
    })),
  ]
  return tableOf([...named, ...apart], {
    rank: ({ rank }) => rank,
    [role]: ({ code }: { code: string | null }) => code,
    records: ({ figure }) => figure,
  })
}
