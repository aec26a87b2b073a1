import type { CountryIndex, CountryProfile } from '#contract/countries-contract.ts'
import { tableOf, type ViewTable, withSame } from '#domain/views/view-table.ts'

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
    species_id: ({ species_id }) => species_id,
    term: ({ term }) => term,
    measure: ({ measure }) => measure,
    records: ({ rows }) => rows,
    quantity_exporters: ({ exporters }) => exporters,
    quantity_importers: ({ importers }) => importers,
    quantity_larger: ({ larger }) => larger,
    quantity_matched: ({ matched }) => matched,
    agreement: ({ agreement }) => agreement,
    lean: ({ lean }) => lean,
  })
  return withSame(withSame(table, { country: profile.code }, 'before'), {
    window_first: window?.first ?? null,
    window_last: window?.last ?? null,
    basis: 'direct trade; articles are never added up',
    release: profile.release,
  })
}
