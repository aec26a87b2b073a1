import { dashboardFilters, effectivenessRequest } from '#contract/dashboard-contract.ts'
import { speciesPageRequest } from '#contract/gallery-contract.ts'
import { FALLBACK_LANGUAGE, type Language } from '#domain/portal/languages.ts'
import { LIST_PAGE_SIZE } from '#domain/species/gallery-sizes.ts'
import { DASHBOARD_PAGE_SIZE } from '#domain/summaries/dashboard-order.ts'
import type { PageKind } from './page-kinds.ts'

/** A read that a page opens with, so that its first view needs no second request. */
export interface Question {
  /** The procedure by its name in the contract. */
  procedure: string
  /** The same question as an address of the interface. */
  address: string
  /** What the screen passes to the procedure; the answer is kept under it. */
  input?: unknown
}

/** What a tab of the species page opens with, besides the species itself. */
interface TabOpening {
  questions: (id: string) => Question[]
  /** Namespaces of the words it shows, beside those of the species page. */
  words: readonly string[]
  shows: NonNullable<PageKind['shows']>
}

const OVERVIEW: TabOpening = {
  questions: (id) => [
    { procedure: 'references.list', address: `/api/species/${id}/references`, input: { id } },
  ],
  words: [],
  shows: ['cites_trade'],
}

const SPECIES_TABS: ReadonlyMap<string, TabOpening> = new Map<string, TabOpening>([
  ['overview', OVERVIEW],
  [
    'trade',
    {
      questions: (id) => [
        { procedure: 'trade.view', address: `/api/species/${id}/trade/view`, input: { id } },
        { procedure: 'trade.trends', address: `/api/species/${id}/trade/trends`, input: { id } },
        { procedure: 'timeline.list', address: `/api/species/${id}/timeline-events`, input: { id } },
        { procedure: 'listings.reservedTrade', address: `/api/species/${id}/reserved-trade`, input: { id } },
        { procedure: 'proof.count', address: `/api/species/${id}/published-figures/count`, input: { id } },
      ],
      words: ['trade', 'conservation'],
      shows: ['cites_trade'],
    },
  ],
  [
    'illegal-trade',
    {
      questions: (id) => [
        { procedure: 'seizures.summary', address: `/api/species/${id}/illegal-trade`, input: { id } },
        { procedure: 'seizures.list', address: `/api/species/${id}/seizures`, input: { id } },
        { procedure: 'listings.tradeMeasures', address: `/api/species/${id}/trade-measures`, input: { id } },
      ],
      words: ['trade'],
      shows: ['cites_trade', 'seizures'],
    },
  ],
  [
    'catch',
    {
      questions: (id) => [
        { procedure: 'catches.list', address: `/api/species/${id}/catch-records`, input: { id } },
      ],
      words: ['trade'],
      shows: ['cites_trade'],
    },
  ],
  [
    'conservation',
    {
      questions: (id) => [
        { procedure: 'timeline.list', address: `/api/species/${id}/timeline-events`, input: { id } },
        { procedure: 'listings.tradeMeasures', address: `/api/species/${id}/trade-measures`, input: { id } },
      ],
      words: ['conservation', 'trade'],
      shows: ['cites_trade'],
    },
  ],
])

const LANDING: Question = { procedure: 'summaries.landing', address: '/api/landing' }
const METRICS: Question = { procedure: 'summaries.metrics', address: '/api/landing-metrics' }
const DASHBOARD: Question = { procedure: 'summaries.dashboard', address: '/api/dashboard-metrics', input: {} }
const WHOLE_DASHBOARD = dashboardFilters.parse({})
const DASHBOARD_ROWS = effectivenessRequest.parse({ limit: DASHBOARD_PAGE_SIZE })
/** The first cards of the whole gallery. */
export const GALLERY: Question = {
  procedure: 'species.page',
  address: '/api/species',
  input: speciesPageRequest.parse({}),
}
const FILTER_COUNTS: Question = { procedure: 'species.filterCounts', address: '/api/species/filter-counts' }

/** What the addresses without a parameter open with. */
export const PAGE_QUESTIONS: Readonly<Record<string, Question[]>> = {
  '/': [LANDING],
  '/home': [
    LANDING,
    {
      procedure: 'species.page',
      address: `/api/species?size=${LIST_PAGE_SIZE}`,
      input: speciesPageRequest.parse({ size: LIST_PAGE_SIZE }),
    },
    FILTER_COUNTS,
  ],
  '/gallery': [GALLERY, FILTER_COUNTS],
  '/arctic-tracker': [
    { ...DASHBOARD, input: WHOLE_DASHBOARD },
    {
      procedure: 'summaries.effectivenessCount',
      address: '/api/effectiveness/count',
      input: WHOLE_DASHBOARD,
    },
    {
      procedure: 'summaries.effectiveness',
      address: `/api/effectiveness?limit=${DASHBOARD_PAGE_SIZE}`,
      input: DASHBOARD_ROWS,
    },
  ],
  '/research': [METRICS, DASHBOARD],
  '/research/species-comparison': [
    { procedure: 'species.list', address: '/api/species/all' },
    { procedure: 'species.names', address: '/api/species/names' },
  ],
  '/methodology': [METRICS, DASHBOARD],
  '/methodology/data-science': [METRICS, DASHBOARD],
  '/methodology/data-architecture': [METRICS, DASHBOARD],
  '/methodology/dashboard-calculations': [METRICS, DASHBOARD],
  '/methodology/proof': [{ procedure: 'proof.list', address: '/api/published-figures', input: {} }],
  '/glossary': [{ procedure: 'glossary.list', address: '/api/glossary-terms', input: {} }],
  '/about': [METRICS],
  '/release-notes': [METRICS, DASHBOARD],
}

/**
 * What a page opens with in a language other than English, where it has anything of its own to show: the names of
 * species, and what is translated of its texts.
 */
export function questionsOfLanguage(language: Language, ofPage: readonly Question[]): Question[] {
  if (language === FALLBACK_LANGUAGE || ofPage.length === 0) return []
  return [
    { procedure: 'species.localNames', address: `/api/species/names/${language}`, input: { language } },
    ...ofPage.flatMap(({ procedure, input }) => translationsOf(procedure, input, language)),
  ]
}

function translationsOf(procedure: string, input: unknown, language: Language): Question[] {
  if (procedure === 'species.get') {
    const { id } = input as { id: string }
    const address = `/api/translations/${language}/species/${id}`
    return [{ procedure: 'translations.ofSpecies', address, input: { language, id } }]
  }
  if (procedure !== 'glossary.list') return []
  const address = `/api/translations/${language}/glossary`
  return [{ procedure: 'translations.ofGlossary', address, input: { language } }]
}

/** Pages that a query narrows to another list: then they ask for themselves. */
export const FILTERED_PAGES: readonly string[] = ['/home', '/gallery', '/arctic-tracker']

/** The tab that an address names, as far as it opens with anything of its own; else the overview. */
export function openingTab(given: unknown): string {
  return typeof given === 'string' && SPECIES_TABS.has(given) ? given : 'overview'
}

/** What the species page opens with on one of its tabs: its first reads, its words, whose figures it shows. */
export function speciesOpening(
  id: string,
  tab: string,
): Pick<PageKind, 'words' | 'shows'> & { questions: Question[] } {
  const { questions, words, shows } = SPECIES_TABS.get(tab) ?? OVERVIEW
  return {
    questions: [{ procedure: 'species.get', address: `/api/species/${id}`, input: { id } }, ...questions(id)],
    words: ['species', ...words],
    shows,
  }
}
