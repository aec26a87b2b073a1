import type { DatasetRelease } from '#contract/releases-contract.ts'
import type { ViewFigures } from '#contract/view-to-draw.ts'
import { listExploredFiles } from '#database/trade/explored-files-queries.ts'
import { COUNTRY_CODE } from '#domain/countries/country-page.ts'
import type { Language } from '#domain/portal/languages.ts'
import { NotFound } from '#domain/problems.ts'
import { COUNTRY_VIEWS } from '#domain/views/country-views.ts'
import { DRAWN_PAGES } from '#domain/views/view-address.ts'
import type { PublicAnswers } from '../answers/public-answers.ts'
import type { Words } from '../pages/words.ts'
import { releasesInUse } from '../pictures/fact-figures.ts'
import { describedRelease, type ReleaseFiles } from '../pictures/pinned-figures.ts'
import { shortenedName } from '../shortened-name.ts'
import { bufferOf } from '../trade/release-bytes.ts'
import type { AskInterface } from '../views/asked-view.ts'
import { comparisonChart, countryChart, explorerChart, screeningChart } from './page-charts.ts'

/** What a chart shows. */
export interface ChartQuery {
  /** The selection and the release as in an address, with its '?'. */
  query: string
  /** The language in which species are named as they are now; without one a release names them, which never changes. */
  language?: Language | undefined
}

/** The figures of a chart. */
export interface ChartFigures {
  figures: ViewFigures
  /** The release that was counted; null without trade records. */
  release: string | null
  /** Whether it follows from the files of its release alone, where no language names its species. */
  isFixed: boolean
}

/** A chart at the address of a page, or below that of a country. */
export interface AddressedChart {
  /** Without an ending: '/trade', '/countries/GL/exports-by-term'. */
  path: string
  /** Whether its address without a release leads on to that of the one in use. */
  isPinned: boolean
  /** The path and the query of the page that shows it. */
  page: (query: URLSearchParams) => string
  title: (t: Words) => string
  /** Throws RefusedAnswer, Invalid or NotFound where the query does not fit. */
  count: (query: ChartQuery, ask: AskInterface) => Promise<ChartFigures>
}

/** The routes of all of them. */
export const CHART_ROUTES = [...DRAWN_PAGES, '/countries/:code/:view'] as const

const PAGE_CHARTS = {
  '/trade': explorerChart,
  '/research/species-comparison': comparisonChart,
  '/screening': screeningChart,
} as const satisfies Record<(typeof DRAWN_PAGES)[number], AddressedChart>

const OF_COUNTRY = /^\/countries\/([^/]+)\/([^/]+)$/

/** The chart at a path without an ending; undefined where a path is no chart's. Throws NotFound for an unknown one of a country. */
export function chartAt(path: string): AddressedChart | undefined {
  const page = DRAWN_PAGES.find((one) => one === path)
  if (page !== undefined) return PAGE_CHARTS[page]
  const [, code = '', name = ''] = OF_COUNTRY.exec(path) ?? []
  if (!COUNTRY_CODE.test(code)) return undefined
  const view = COUNTRY_VIEWS.find((one) => one === name)
  if (view === undefined) {
    throw new NotFound(
      `There is no chart '${shortenedName(name)}' of a country. There are ${COUNTRY_VIEWS.join(', ')}.`,
    )
  }
  return countryChart(code.toUpperCase(), view)
}

/** The releases that the source line of a chart names: as its files describe the one that was counted, else those in use. */
export async function releasesOf(
  { isPinned }: AddressedChart,
  { release }: Pick<ChartFigures, 'release'>,
  { answers, files }: { answers: PublicAnswers; files: ReleaseFiles },
): Promise<DatasetRelease[]> {
  if (!isPinned || release === null) return releasesInUse(answers)
  const [file] = await listExploredFiles(files.reader, release)
  if (file === undefined) return releasesInUse(answers)
  return [describedRelease(file, bufferOf(await files.readFile(file)))]
}
