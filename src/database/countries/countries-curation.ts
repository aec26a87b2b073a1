import type { CuratedTable } from '../curation/curated-table.ts'
import { countries } from '../schema/index.ts'

export const curatedCountries: CuratedTable = {
  name: 'countries',
  table: countries,
  searched: [countries.country_name, countries.country_code],
  order: [countries.country_name],
  refusals: { countries_country_code_unique: 'country_already_there' },
}
