import { SPECIES_TABS, type SpeciesTab } from '#domain/species/species-tabs.ts'
import { CONVENTIONS, type Convention } from '#domain/timeline/conventions.ts'
import { SELECTED, type Selected } from '#domain/trade/selected.ts'
import { oneOf } from '#web/address-values.ts'

/** Former tabs that are now part of the conservation tab. Source: specification, document 2, section 2.2. */
const MERGED_TABS = ['cites', 'iucn', 'timeline', 'threats']

const LONGEST_LIST = 400
const LONGEST_NAME = 200

/**
 * The search of the species page: the tab, the selected trade, the filters of catches, the history. Values of trade
 * are left as given: the trade tab reads them and names those it cannot read.
 */
export interface SpeciesSearch extends Partial<Record<Selected, string | undefined>> {
  /** The first one without it. */
  tab?: SpeciesTab | undefined
  /** Of the catches, by their names as published. */
  country?: string | undefined
  area?: string | undefined
  /** Whose events the timeline shows; all of them without it. */
  events?: Convention | undefined
  /** Whose history the table shows; the Red List's without it. */
  history?: Convention | undefined
}

/**
 * Reads the address. Former tab names are mapped, invalid values fall back or are undefined. Every name is present:
 * the router merges the result into the given search, where a missing name would stay.
 */
export function speciesSearch(given: Record<string, unknown>): SpeciesSearch & { tab: SpeciesTab } {
  const trade = Object.fromEntries(SELECTED.map((name) => [name, textIn(given[name], LONGEST_LIST)]))
  return {
    tab: tabIn(given.tab),
    ...trade,
    country: textIn(given.country, LONGEST_NAME),
    area: textIn(given.area, LONGEST_NAME),
    events: conventionIn(given.events),
    history: conventionIn(given.history),
  }
}

/** The search as it is written into the address, without the default tab. */
export function speciesAddress(given: Record<string, unknown>): SpeciesSearch {
  const search = speciesSearch(given)
  return { ...search, tab: search.tab === SPECIES_TABS[0] ? undefined : search.tab }
}

function tabIn(given: unknown): SpeciesTab {
  if (MERGED_TABS.some((old) => old === given)) return 'conservation'
  return oneOf(SPECIES_TABS, given) || 'overview'
}

function conventionIn(given: unknown): Convention | undefined {
  return oneOf(CONVENTIONS, given) || undefined
}

/** A list is one text or a repeated name. */
function textIn(given: unknown, longest: number): string | undefined {
  const text = [given].flat().every(isText) ? [given].flat().join(',').trim() : ''
  return text === '' || text.length > longest ? undefined : text
}

const isText = (given: unknown) => typeof given === 'string' || typeof given === 'number'

/** The hash that opens the tests of the verdict in the trade tab. */
export const TREND_TESTS = 'trend-tests'
