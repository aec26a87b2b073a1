import type { EffectivenessRow } from '#contract/dashboard-contract.ts'
import { oneOf } from '#contract/parameters.ts'
import type { PublishedFigure } from '#contract/proof-contract.ts'
import type { DatasetRelease } from '#contract/releases-contract.ts'
import type { SpeciesCard } from '#contract/species-card-contract.ts'
import { Invalid } from '#domain/problems.ts'
import { PROOF_VERDICTS } from '#domain/proof/proof-verdict.ts'
import type { Dataset } from '#domain/releases/datasets.ts'
import { GALLERY_PAGE_SIZES } from '#domain/species/gallery-sizes.ts'
import { PAGE_VIEWS, type PageViewPath } from '#domain/views/view-address.ts'
import type { PublishedView, ViewTable } from '#domain/views/view-table.ts'
import { contentOf } from '../answers/answer.ts'
import { allEntries } from '../answers/next-part.ts'
import { answered } from '../answers/refused-answer.ts'
import type { AskInterface } from './asked-view.ts'
import { comparedSpecies } from './compared-species.ts'
import { comparedTable } from './comparison-view.ts'
import { countriesView } from './country-views.ts'
import { describedFacts } from './described-facts.ts'
import { exploredView } from './explorer-view.ts'
import { effectivenessTable, figuresTable, glossaryTable, speciesTable } from './page-tables.ts'
import { screeningView } from './screening-view.ts'
import { LEFT_OUT, STATUS_AND_LISTINGS } from './species-facts.ts'

interface PageSource {
  title: string
  /** Asks for the rows. Throws RefusedAnswer where the selection does not fit. */
  table: (query: URLSearchParams, ask: AskInterface) => Promise<ViewTable>
  datasets: readonly Dataset[]
  notes?: string
}

/** Pages that count one release, and so are redirected to it. */
type PinnedPath = '/trade' | '/research/species-comparison' | '/screening' | '/countries'

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
    table: async (query, ask) => glossaryTable(await askWith(query, '/api/glossary-terms', ask)),
    datasets: ['catalogue-glossary'],
  },
  '/arctic-tracker': {
    title: 'Species under CITES with their trends',
    table: dashboardEntries,
    datasets: ['catalogue-species', 'cites_trade', ...STATUS_AND_LISTINGS],
    notes: LEFT_OUT,
  },
  '/methodology/proof': {
    title: 'Published figures beside those of the trade records',
    table: provenFigures,
    datasets: ['catalogue-published-figures', 'cites_trade'],
  },
}

/** Where on the screen a reader is and how it is drawn; a file holds all rows. */
const OF_THE_SCREEN = ['page', 'size', 'letter', 'view']

/** A page as a table. Throws RefusedAnswer where its selection does not fit. */
export async function pageView(path: PageViewPath, query: string, ask: AskInterface): Promise<PublishedView> {
  if (path === '/screening') return screeningView(query, ask)
  if (path === '/trade') return exploredView(query, ask)
  if (path === '/countries') return countriesView(query, ask)
  const releases = contentOf<DatasetRelease[]>(await ask.get('/api/dataset-releases'))
  if (path === '/research/species-comparison') {
    const compared = await comparedSpecies(query, ask)
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
  return { ...describedFacts(title, PAGE_VIEWS[path], table, { datasets, releases }), notes }
}

async function askWith<Content>(query: URLSearchParams, address: string, ask: AskInterface) {
  return answered<Content>(await ask.get(query.size === 0 ? address : `${address}?${query}`))
}

/** All entries that pass the dashboard's filters, part by part. */
async function dashboardEntries(query: URLSearchParams, ask: AskInterface): Promise<ViewTable> {
  return effectivenessTable(await allEntries<EffectivenessRow>(ask, `/api/effectiveness?${query}`))
}

/** All species that pass the gallery's filters, page by page. */
async function listedSpecies(query: URLSearchParams, ask: AskInterface): Promise<ViewTable> {
  const species: SpeciesCard[] = []
  for (let page = 1, pages = 1; page <= pages; page++) {
    const asked = new URLSearchParams([...query, ['size', String(LARGEST_PAGE)], ['page', String(page)]])
    const found = await ask.get(`/api/species?${asked}`)
    const answer = answered<{ species: SpeciesCard[]; totalPages: number }>(found)
    species.push(...answer.species)
    pages = answer.totalPages
  }
  return speciesTable(species)
}

const LARGEST_PAGE = Math.max(...GALLERY_PAGE_SIZES)

/** How the page orders its rows: a file has them in the order of the interface. */
const ORDER_OF_ROWS = ['sort', 'order']
const verdict = oneOf('verdict', PROOF_VERDICTS).optional()

/**
 * The published figures that the filters of the page leave, by the same names. Throws RefusedAnswer where the address
 * does not fit, Invalid for an unknown verdict.
 */
async function provenFigures(query: URLSearchParams, ask: AskInterface): Promise<ViewTable> {
  const asked = new URLSearchParams(query)
  for (const name of ORDER_OF_ROWS) asked.delete(name)
  const chosen = verdict.safeParse(asked.get('verdict') ?? undefined)
  if (!chosen.success) throw new Invalid(chosen.error.issues.map(({ message }) => message).join('; '))
  asked.delete('verdict')
  const species = asked.get('species')
  if (species !== null) {
    asked.delete('species')
    asked.set('species_id', species)
  }
  const { figures, release } = await askWith<{ figures: PublishedFigure[]; release: string | null }>(
    asked,
    '/api/published-figures',
    ask,
  )
  return figuresTable(
    figures.filter((one) => chosen.data === undefined || one.verdict === chosen.data),
    release,
  )
}
