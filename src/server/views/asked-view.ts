import type { CountryIndex, CountryProfile } from '#contract/countries-contract.ts'
import type { PublishedFigure } from '#contract/proof-contract.ts'
import type { DatasetRelease } from '#contract/releases-contract.ts'
import type { SpeciesCard } from '#contract/species-card-contract.ts'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import type { Dataset } from '#domain/releases/datasets.ts'
import { GALLERY_PAGE_SIZES } from '#domain/species/gallery-sizes.ts'
import { CODEBOOK, type ColumnFacts } from '#domain/views/codebook.ts'
import {
  type FactViewName,
  isTradeView,
  PAGE_VIEWS,
  type PageViewPath,
  type SpeciesViewName,
} from '#domain/views/view-address.ts'
import { type PublishedView, tableOf, type ViewTable, withSame } from '#domain/views/view-table.ts'
import { Answer, contentOf } from '../answers/answer.ts'
import type { PublicAnswers } from '../answers/public-answers.ts'
import { comparedSpecies } from './compared-species.ts'
import { comparedTable } from './comparison-view.ts'
import { countriesTable, countryTable } from './country-tables.ts'
import { exploredView } from './explorer-view.ts'
import { effectivenessTable, figuresTable, glossaryTable, speciesTable } from './page-tables.ts'
import { screeningView } from './screening-view.ts'
import { FACT_SOURCES, LEFT_OUT, STATUS_AND_LISTINGS } from './species-facts.ts'

/** The answers of the interface, by their addresses. */
export type AskInterface = Pick<PublicAnswers, 'get'>

/** A view of a species; a refusal of the interface where it cannot be had; null where there are no trade records. */
export async function speciesView(
  { species_id, view, query }: { species_id: string; view: SpeciesViewName; query: string },
  ask: AskInterface,
): Promise<PublishedView | Answer | null> {
  if (!isTradeView(view)) return factView(species_id, view, ask, query)
  const answer = await ask.get(`/api/species/${species_id}/trade/tables/${view}${query}`)
  return answer.status === 200 ? contentOf<PublishedView | null>(answer) : answer
}

async function factView(
  species_id: string,
  view: FactViewName,
  ask: AskInterface,
  query: string,
): Promise<PublishedView | Answer> {
  const { question, table: tableOfFacts, datasets, notes = '' } = FACT_SOURCES[view]
  const [about, found, releases] = await Promise.all([
    ask.get(`/api/species/${species_id}`),
    // The query goes along, so that a parameter is refused: facts take none.
    ask.get(`/api/species/${species_id}${question}${query}`),
    ask.get('/api/dataset-releases'),
  ])
  const refused = [about, found].find(({ status }) => status !== 200)
  if (refused !== undefined) return refused
  const { scientific_name } = contentOf<SpeciesDetail>(about)
  const table = withSame(tableOfFacts(contentOf<never>(found)), { scientific_name }, 'before')
  const title = `${scientific_name}: ${view.replaceAll('-', ' ')}`
  return { ...describedFacts(title, view, table, { datasets, releases: contentOf(releases) }), notes }
}

interface PageSource {
  title: string
  /** Asks for the rows; a refusal of the interface where the selection does not fit. */
  table: (query: URLSearchParams, ask: AskInterface) => Promise<ViewTable | Answer>
  datasets: readonly Dataset[]
  notes?: string
}

/** Pages that count one release, and so are redirected to it. */
type PinnedPath = '/trade' | '/research/species-comparison' | '/screening'

/** Pages that are a table, and what the interface answers with their rows. */
const PAGE_SOURCES: Record<Exclude<PageViewPath, PinnedPath>, PageSource> = {
  '/gallery': {
    title: 'Species',
    table: listedSpecies,
    datasets: ['catalogue-species', 'cites_trade', ...STATUS_AND_LISTINGS],
    notes: LEFT_OUT,
  },
  '/glossary': {
    title: 'Glossary',
    table: (query, ask) => answered('/api/glossary-terms', query, ask, glossaryTable),
    datasets: ['catalogue-glossary'],
  },
  '/arctic-tracker': {
    title: 'Species under CITES with their trends',
    table: (query, ask) => answered('/api/effectiveness', query, ask, effectivenessTable),
    datasets: ['catalogue-species', 'cites_trade', ...STATUS_AND_LISTINGS],
    notes: LEFT_OUT,
  },
  '/methodology/proof': {
    title: 'Published figures beside those of the trade records',
    table: (query, ask) =>
      answered(
        '/api/published-figures',
        query,
        ask,
        ({ figures, release }: { figures: PublishedFigure[]; release: string | null }) =>
          figuresTable(figures, release),
      ),
    datasets: ['catalogue-published-figures', 'cites_trade'],
  },
  '/countries': {
    title: 'Countries in the trade records',
    table: (query, ask) => {
      // Names are found in the reader's language; a file holds all countries.
      query.delete('search')
      return answered('/api/countries', query, ask, (index: CountryIndex) => countriesTable(index))
    },
    datasets: ['cites_trade'],
    notes: 'introductions from the sea and records that name no country are not among the rows',
  },
}

/** More than any country has. */
const ALL_ARTICLES = '2000'

/** The table of a country's page; a refusal of the interface where there is no such country. */
export async function countryView(
  code: string,
  query: string,
  ask: AskInterface,
): Promise<PublishedView | Answer> {
  const asked = new URLSearchParams(query)
  asked.set('articles', ALL_ARTICLES)
  const [found, releases] = await Promise.all([
    ask.get(`/api/countries/${encodeURIComponent(code)}?${asked}`),
    ask.get('/api/dataset-releases'),
  ])
  if (found.status !== 200) return found
  const profile = contentOf<CountryProfile>(found)
  const title = `${profile.code}: articles exported and imported, both ledgers`
  const described = describedFacts(title, 'country', countryTable(profile), {
    datasets: ['cites_trade'],
    releases: contentOf(releases),
  })
  return { ...described, release: profile.release, notes: NOTES_OF_ARTICLES }
}

const NOTES_OF_ARTICLES =
  'direct trade of the last ten complete years; a gap between the ledgers has harmless causes and is not evidence of illegal trade'

/** Every column that a view may have, with what it holds. */
export function codebookView(): PublishedView {
  const table = tableOf(Object.entries<ColumnFacts>(CODEBOOK), {
    column: ([name]) => name,
    datatype: ([, { datatype }]) => datatype,
    unit: ([, { unit }]) => unit,
    description: ([, { description }]) => description,
  })
  return describedFacts('Codebook', 'codebook', table, { datasets: [], releases: [] })
}

/** Where on the screen a reader is; a file holds all rows. */
const OF_THE_SCREEN = ['page', 'size']

/** A page as a table; a refusal of the interface where its selection does not fit. */
export async function pageView(
  path: PageViewPath,
  query: string,
  ask: AskInterface,
): Promise<PublishedView | Answer> {
  if (path === '/screening') return screeningView(query, ask)
  if (path === '/trade') return exploredView(query, ask)
  const releases = contentOf<DatasetRelease[]>(await ask.get('/api/dataset-releases'))
  if (path === '/research/species-comparison') {
    const compared = await comparedSpecies(query, ask)
    if (compared instanceof Answer) return compared
    const { release, selection } = compared
    const described = describedFacts('Species compared', PAGE_VIEWS[path], comparedTable(compared), {
      datasets: ['cites_trade'],
      releases,
    })
    return { ...described, release, selection }
  }
  const asked = new URLSearchParams(query)
  for (const name of OF_THE_SCREEN) asked.delete(name)
  const { title, table: tableAt, datasets, notes = '' } = PAGE_SOURCES[path]
  const table = await tableAt(asked, ask)
  return table instanceof Answer
    ? table
    : { ...describedFacts(title, PAGE_VIEWS[path], table, { datasets, releases }), notes }
}

async function answered<Content>(
  address: string,
  query: URLSearchParams,
  ask: AskInterface,
  tableOfContent: (content: Content) => ViewTable,
): Promise<ViewTable | Answer> {
  const found = await ask.get(query.size === 0 ? address : `${address}?${query}`)
  return found.status === 200 ? tableOfContent(contentOf<Content>(found)) : found
}

/** All species that pass the gallery's filters, page by page. */
async function listedSpecies(query: URLSearchParams, ask: AskInterface): Promise<ViewTable | Answer> {
  const species: SpeciesCard[] = []
  for (let page = 1, pages = 1; page <= pages; page++) {
    const asked = new URLSearchParams([...query, ['size', String(LARGEST_PAGE)], ['page', String(page)]])
    const found = await ask.get(`/api/species?${asked}`)
    if (found.status !== 200) return found
    const answer = contentOf<{ species: SpeciesCard[]; totalPages: number }>(found)
    species.push(...answer.species)
    pages = answer.totalPages
  }
  return speciesTable(species)
}

const LARGEST_PAGE = Math.max(...GALLERY_PAGE_SIZES)

/** A table with the sources of its facts. */
function describedFacts(
  title: string,
  view: string,
  table: ViewTable,
  { datasets, releases }: { datasets: readonly Dataset[]; releases: readonly DatasetRelease[] },
): PublishedView {
  const used = releases.filter(({ dataset }) => datasets.includes(dataset))
  const licences = used.flatMap(({ title, licence }) => (licence === null ? [] : [`${title}: ${licence}`]))
  return {
    view,
    title,
    release: null,
    selection: '',
    notes: '',
    citations: [...new Set(used.flatMap(({ citation }) => citation ?? []))],
    licence: licences.length === 0 ? null : licences.join('; '),
    publisher_address: used.find(({ address }) => address !== null)?.address ?? null,
    simulated: used.some(({ simulated }) => simulated),
    ...table,
  }
}
