import { CONVENTIONS, type Convention } from '#domain/timeline/conventions.ts'
import { FIRST_CITES_YEAR } from '#domain/trade/trade-vocabulary.ts'

/** The tabs of the species page, by the names they have in its address. */
export const SPECIES_TABS = ['overview', 'trade', 'illegal-trade', 'catch', 'conservation'] as const
export type SpeciesTab = (typeof SPECIES_TABS)[number]

/** Tabs that have since become part of the conservation tab. Source: specification, document 2, section 2.2. */
const MERGED_TABS = ['cites', 'iucn', 'timeline', 'threats']

const LAST_YEAR = 2200
const LONGEST_TERM = 100
const LONGEST_CODE = 10
const LONGEST_NAME = 200

/** What the species page's address may say: the tab, how trade and catches are filtered, which history is shown. */
export interface SpeciesSearch {
  /** The first one without it. */
  tab?: SpeciesTab | undefined
  start_year?: number | undefined
  end_year?: number | undefined
  /** As published: in small letters. */
  term?: string | undefined
  /** Codes, in capitals. */
  importer?: string | undefined
  exporter?: string | undefined
  /** Of the catches, by their names as published. */
  country?: string | undefined
  area?: string | undefined
  /** Whose events the timeline shows; all of them without it. */
  events?: Convention | undefined
  /** Whose history the table shows; the Red List's without it. */
  history?: Convention | undefined
}

/**
 * Reads the address. Old tab names lead on, and anything unreadable falls back or is undefined. Every name
 * is answered: the router lays the answer over what stood in the address, where a name left out would stay.
 */
export function speciesSearch(given: Record<string, unknown>): SpeciesSearch & { tab: SpeciesTab } {
  const [start_year, end_year] = yearsInOrder(yearIn(given.start_year), yearIn(given.end_year))
  return {
    tab: tabIn(given.tab),
    start_year,
    end_year,
    term: textIn(given.term, LONGEST_TERM)?.toLowerCase(),
    importer: textIn(given.importer, LONGEST_CODE)?.toUpperCase(),
    exporter: textIn(given.exporter, LONGEST_CODE)?.toUpperCase(),
    country: textIn(given.country, LONGEST_NAME),
    area: textIn(given.area, LONGEST_NAME),
    events: conventionIn(given.events),
    history: conventionIn(given.history),
  }
}

/** What of it stands in the address: the tab that the page opens with needs no word there. */
export function speciesAddress(given: Record<string, unknown>): SpeciesSearch {
  const search = speciesSearch(given)
  return { ...search, tab: search.tab === SPECIES_TABS[0] ? undefined : search.tab }
}

function tabIn(given: unknown): SpeciesTab {
  if (MERGED_TABS.some((old) => old === given)) return 'conservation'
  return SPECIES_TABS.find((tab) => tab === given) ?? 'overview'
}

function conventionIn(given: unknown): Convention | undefined {
  return CONVENTIONS.find((convention) => convention === given)
}

function yearIn(given: unknown): number | undefined {
  const year = typeof given === 'string' ? Number(given) : given
  const isYear =
    typeof year === 'number' && Number.isInteger(year) && year >= FIRST_CITES_YEAR && year <= LAST_YEAR
  return isYear ? year : undefined
}

/** A range with its ends exchanged means the same years. */
function yearsInOrder(start?: number, end?: number): [number | undefined, number | undefined] {
  return start !== undefined && end !== undefined && start > end ? [end, start] : [start, end]
}

/** The router reads `term=1` as a number; it was a text in the address. */
function textIn(given: unknown, longest: number): string | undefined {
  if (typeof given !== 'string' && typeof given !== 'number') return undefined
  const text = String(given).trim()
  return text === '' || text.length > longest ? undefined : text
}
