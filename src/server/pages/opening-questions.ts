import { speciesPageRequest } from '#contract/gallery-contract.ts'
import { LIST_PAGE_SIZE } from '#domain/species/gallery-sizes.ts'

/** A read that a page opens with, so that its first view needs no second request. */
export interface Question {
  /** The procedure by its name in the contract. */
  procedure: string
  /** The same question as an address of the interface. */
  address: string
  /** What the screen passes to the procedure; the answer is kept under it. */
  input?: unknown
}

const SPECIES_TAB_QUESTIONS: Readonly<Record<string, (id: string) => Question[]>> = {
  overview: (id) => [
    { procedure: 'references.list', address: `/api/species/${id}/references`, input: { id } },
  ],
  trade: (id) => [
    { procedure: 'trade.summary', address: `/api/species/${id}/trade-summary`, input: { id } },
    { procedure: 'timeline.list', address: `/api/species/${id}/timeline-events`, input: { id } },
  ],
}

const LANDING: Question = { procedure: 'summaries.landing', address: '/api/landing' }
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
  '/gallery': [
    { procedure: 'species.page', address: '/api/species', input: speciesPageRequest.parse({}) },
    FILTER_COUNTS,
  ],
  '/glossary': [{ procedure: 'glossary.list', address: '/api/glossary-terms', input: {} }],
}

/** Pages that a query narrows to another list: then they ask for themselves. */
export const FILTERED_PAGES: readonly string[] = ['/home', '/gallery']

/** What the species page opens with on one of its tabs. */
export function speciesQuestions(id: string, tab: string): Question[] {
  return [
    { procedure: 'species.get', address: `/api/species/${id}`, input: { id } },
    ...(SPECIES_TAB_QUESTIONS[tab]?.(id) ?? []),
  ]
}
