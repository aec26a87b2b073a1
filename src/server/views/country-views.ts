import { ALL_OF_A_COUNTRY, type CountryIndex, type CountryProfile } from '#contract/countries-contract.ts'
import type { CountryFacts } from '#contract/country-facts.ts'
import type { DatasetRelease } from '#contract/releases-contract.ts'
import {
  type CountryFactViewName,
  type CountryViewName,
  DATASETS_OF_COUNTRY_FACTS,
  ranksSpecies,
} from '#domain/views/country-views.ts'
import { type PublishedView, type ViewTable, withSame } from '#domain/views/view-table.ts'
import { contentOf } from '../answers/answer.ts'
import { answered } from '../answers/refused-answer.ts'
import type { AskInterface } from './asked-view.ts'
import { COUNTRY_FACT_SOURCES } from './country-facts.ts'
import { countriesTable, countryTable, countryViewTable } from './country-tables.ts'
import { describedFacts } from './described-facts.ts'
import { citedRelease } from './trade-release.ts'

const NOTES_OF_ARTICLES =
  'direct trade of the last ten complete years; a gap between the ledgers often has ordinary causes and is not evidence of illegal trade'
const NOTES_OF_INDEX = 'introductions from the sea and records that name no country are not among the rows'

type Counted = Pick<CountryProfile, 'release'> & { simulated: boolean }

/** All countries as a table. Throws RefusedAnswer where the address does not fit. */
export async function countriesView(query: string, ask: AskInterface): Promise<PublishedView> {
  const asked = new URLSearchParams(query)
  // Names are found in the reader's language; a file holds all countries.
  asked.delete('search')
  const found = await ask.get(asked.size === 0 ? '/api/countries' : `/api/countries?${asked}`)
  const index = answered<CountryIndex>(found)
  const about = { view: 'countries', title: 'Countries in the trade records', notes: NOTES_OF_INDEX }
  return publishedCount(about, countriesTable(index), index, ask)
}

/** The table of a country's page. Throws RefusedAnswer where there is no such country. */
export async function countryView(code: string, query: string, ask: AskInterface): Promise<PublishedView> {
  const asked = new URLSearchParams(query)
  asked.set('articles', `${ALL_OF_A_COUNTRY}`)
  asked.set('species_listed', '0')
  const profile = await askCountry(code, asked, ask)
  const title = `${profile.code}: articles exported and imported, both ledgers`
  const about = { view: 'country', title, notes: NOTES_OF_ARTICLES }
  return publishedCount(about, countryTable(profile), profile, ask)
}

interface CountryChart {
  code: string
  view: CountryViewName
  query: string
}

/** A chart of a country as a table. Throws as above. */
export async function countryChartView(
  { code, view, query }: CountryChart,
  ask: AskInterface,
): Promise<PublishedView> {
  const profile = await countryProfile({ code, view, query }, ask)
  const about = { view, title: `${profile.code}: ${view.replaceAll('-', ' ')}`, notes: '' }
  return publishedCount(about, countryViewTable(view, profile), profile, ask)
}

/** What else is known of a country as a table. Throws as above. */
export async function countryFactsView(
  { code, view, query }: { code: string; view: CountryFactViewName; query: string },
  ask: AskInterface,
): Promise<PublishedView> {
  const { table, notes } = COUNTRY_FACT_SOURCES[view]
  const all = new URLSearchParams(query)
  all.append('listed', `${ALL_OF_A_COUNTRY}`)
  const [found, releases] = await Promise.all([
    // The query goes along, so that a parameter is refused: files take none.
    ask.get(`/api/countries/${encodeURIComponent(code)}/facts?${all}`),
    ask.get('/api/dataset-releases'),
  ])
  const facts = answered<CountryFacts>(found)
  const rows = withSame(table(facts), { country: facts.code }, 'before')
  const title = `${facts.code}: ${view.replaceAll('-', ' ')}`
  const sources = {
    datasets: DATASETS_OF_COUNTRY_FACTS[view],
    releases: contentOf<DatasetRelease[]>(releases),
  }
  return { ...describedFacts(title, view, rows, sources), notes }
}

/** What the interface says of a country for one of its charts: no articles, and species where the chart ranks them. Throws as above. */
export function countryProfile(
  { code, view, query }: CountryChart,
  ask: AskInterface,
): Promise<CountryProfile> {
  const asked = new URLSearchParams(query)
  asked.set('articles', '0')
  asked.set('species_listed', `${ranksSpecies(view) ? ALL_OF_A_COUNTRY : 0}`)
  return askCountry(code, asked, ask)
}

const askCountry = async (code: string, asked: URLSearchParams, ask: AskInterface) =>
  answered<CountryProfile>(await ask.get(`/api/countries/${encodeURIComponent(code)}?${asked}`))

/** A table that is counted from the files of a release and nothing else. */
async function publishedCount(
  { view, title, notes }: Pick<PublishedView, 'view' | 'title' | 'notes'>,
  table: ViewTable,
  { release, simulated }: Counted,
  ask: AskInterface,
): Promise<PublishedView> {
  return {
    view,
    title,
    release,
    selection: '',
    notes: [...(simulated ? ['simulated'] : []), notes].filter(Boolean).join('; '),
    ...(await citedRelease(release, ask)),
    simulated,
    isFixed: true,
    ...table,
  }
}
