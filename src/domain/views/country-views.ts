import { countryPath } from '../countries/country-page.ts'
import type { Dataset } from '../releases/datasets.ts'

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

const BARS_NAMES = Object.keys(COUNTRY_BARS) as CountryBarsName[]

/** Charts of a country, each with an address below that of its page: data, pictures and a page for frames. */
export const COUNTRY_VIEWS = ['records-over-time', ...BARS_NAMES] as const
export type CountryViewName = (typeof COUNTRY_VIEWS)[number]

/** Whether a chart ranks species; the others name none. */
export const ranksSpecies = (view: CountryViewName): boolean =>
  view !== 'records-over-time' && COUNTRY_BARS[view].by === 'species'

/** What else is known of a country, each a table with an address below that of its page. */
export const COUNTRY_FACT_VIEWS = [
  'reservations',
  'trade-suspensions',
  'export-quotas',
  'catches',
  'range-species',
] as const
export type CountryFactViewName = (typeof COUNTRY_FACT_VIEWS)[number]

/** What each of them rests on; of an imported dataset and the catalogue's own, the one that is in use. */
export const DATASETS_OF_COUNTRY_FACTS: Record<CountryFactViewName, readonly [Dataset, ...Dataset[]]> = {
  reservations: ['catalogue-cites-reservations'],
  'trade-suspensions': ['catalogue-cites-reservations'],
  'export-quotas': ['catalogue-cites-reservations'],
  catches: ['catches', 'catalogue-catches'],
  'range-species': [
    'cms_listings',
    'catalogue-cms-listings',
    'iucn_assessments',
    'catalogue-iucn-assessments',
  ],
}

/** The chart that stands for a country where a page has room for one. */
export const FIRST_COUNTRY_VIEW: CountryViewName = 'records-over-time'

/** The path of a view of a country, to which '.csv' or another format is added: '/countries/GL/exports-by-term'. */
export const countryViewPath = (code: string, view: CountryViewName | CountryFactViewName): string =>
  `${countryPath(code)}/${view}`
