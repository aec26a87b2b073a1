import { countryPath } from '../countries/country-page.ts'

/** Charts of a country that rank records: its role in them, and what they are ranked by. */
export const COUNTRY_BARS = {
  'exports-by-species': { role: 'as_exporter', by: 'species' },
  'exports-by-importer': { role: 'as_exporter', by: 'partners' },
  'exports-by-term': { role: 'as_exporter', by: 'terms' },
  'imports-by-species': { role: 'as_importer', by: 'species' },
  'imports-by-exporter': { role: 'as_importer', by: 'partners' },
  'imports-by-term': { role: 'as_importer', by: 'terms' },
  'sent-on-by-exporter': { role: 'sent_on', by: 'partners' },
} as const
export type CountryBarsName = keyof typeof COUNTRY_BARS
type CountryBars = (typeof COUNTRY_BARS)[CountryBarsName]

const BARS_NAMES = Object.keys(COUNTRY_BARS) as CountryBarsName[]

/** Charts of a country, each with an address below that of its page: data, pictures and a page for frames. */
export const COUNTRY_VIEWS = ['records-over-time', ...BARS_NAMES] as const
export type CountryViewName = (typeof COUNTRY_VIEWS)[number]

/** The chart that stands for a country where a page has room for one. */
export const FIRST_COUNTRY_VIEW: CountryViewName = 'records-over-time'

/** The path of a chart of a country, to which '.csv' or another format is added: '/countries/GL/exports-by-term'. */
export const countryViewPath = (code: string, view: CountryViewName): string => `${countryPath(code)}/${view}`

/** The chart that ranks the records of a role. Throws for a pair that no chart has. */
export function countryBarsOf(role: CountryBars['role'], by: CountryBars['by']): CountryBarsName {
  const found = BARS_NAMES.find((name) => COUNTRY_BARS[name].role === role && COUNTRY_BARS[name].by === by)
  if (found === undefined) throw new Error(`No chart of a country ranks ${by} of ${role}`)
  return found
}
