import type { TradeSelection } from '../trade/trade-selection.ts'
import type { TradeFacts } from '../trade/trade-signs.ts'
import type { ExploredShow } from './explored-shows.ts'

/** What trade of several species may be grouped by, by one of these or by two. */
export const EXPLORED_BY = [
  'year',
  'species',
  'term',
  'importer',
  'exporter',
  'source_country',
  'purpose',
  'source',
  'appendix',
  'reporter',
] as const
export type ExploredBy = (typeof EXPLORED_BY)[number]

/** What is counted: rows, the quantity of one article, or whole animals. Source: trade-methods, sections 2, 3 and 7. */
export const EXPLORED_COUNTS = ['records', 'quantity', 'animals'] as const
export type ExploredCount = (typeof EXPLORED_COUNTS)[number]

/** Shown without being asked: as many bars as fit a screen, and as many columns beside them. */
export const USUAL_PLACES = { most: 20, most_beside: 8 } as const

/** A question about the trade of several species. */
export interface ExplorerQuestion {
  selection: TradeSelection
  facts: TradeFacts
  /** One or two, different ones; the first is drawn along the larger axis. */
  grouped_by: readonly ExploredBy[]
  count: ExploredCount
  /** How many values of each dimension stand by themselves, most first; the rest is one group. Years all stand. */
  most: readonly number[]
}

/** What an address of the explorer asks, and how the answer is shown. */
export interface ExploredAddress {
  /** Names of species as addresses have them, ids and groups; all species without one. */
  species: readonly string[]
  /** One or two. */
  fields: readonly ExploredBy[]
  count: ExploredCount
  show: ExploredShow
  selection: TradeSelection
}
