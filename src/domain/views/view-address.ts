import { Invalid } from '../problems.ts'
import { SELECTED } from '../trade/selected.ts'

/** Charts and tables of a species' trade. They take the selection of the trade tab, and `release`. */
export const TRADE_VIEWS = [
  'records-over-time',
  'quantity-over-time',
  'whole-animals',
  'two-ledgers',
  'ledger-partners',
  'net-trade',
  'terms-traded',
  'purposes',
  'sources',
  'top-importers',
  'top-exporters',
  'trade-flows',
  'trade-trend',
] as const
export type TradeViewName = (typeof TRADE_VIEWS)[number]

/** Charts and tables of what else is known of a species. Those of catches alone take a choice. */
export const FACT_VIEWS = [
  'overview',
  'conservation-trends',
  'assessments',
  'listings',
  'timeline',
  'catches',
  'catch-quota-exports',
  'seizures',
  'names',
] as const
export type FactViewName = (typeof FACT_VIEWS)[number]

export const SPECIES_VIEWS = [...TRADE_VIEWS, ...FACT_VIEWS] as const
export type SpeciesViewName = (typeof SPECIES_VIEWS)[number]

/** Pages that are a table as well: the ending is behind the address of the page. */
export const PAGE_VIEWS = {
  '/gallery': 'species',
  '/glossary': 'glossary',
  '/arctic-tracker': 'trade-and-status',
  '/trade': 'explorer',
  '/research/species-comparison': 'comparison',
  '/methodology/proof': 'published-figures',
  '/screening': 'screening',
  '/countries': 'countries',
} as const
export type PageViewPath = keyof typeof PAGE_VIEWS
export type PageViewName = (typeof PAGE_VIEWS)[PageViewPath]

/** The pages whose table is drawn as well, so that the ending may be that of a picture too. */
export const DRAWN_PAGES = [
  '/trade',
  '/research/species-comparison',
  '/screening',
] as const satisfies PageViewPath[]
export type DrawnPagePath = (typeof DRAWN_PAGES)[number]

/** The views of a species that are drawn, and so have `svg` and `png` as well as an address to embed them. */
export const DRAWN_VIEWS = [
  'records-over-time',
  'quantity-over-time',
  'whole-animals',
  'two-ledgers',
  'terms-traded',
  'purposes',
  'sources',
  'top-importers',
  'top-exporters',
  'trade-flows',
  'trade-trend',
  'conservation-trends',
  'catches',
  'catch-quota-exports',
] as const satisfies readonly SpeciesViewName[]
export type DrawnViewName = (typeof DRAWN_VIEWS)[number]

export const DATA_FORMATS = ['csv', 'json', 'metadata.json'] as const
export const PICTURE_FORMATS = ['svg', 'png'] as const
export const VIEW_FORMATS = [...DATA_FORMATS, ...PICTURE_FORMATS] as const
export type ViewFormat = (typeof VIEW_FORMATS)[number]

/** The path of a view of a species, to which '.csv' or another format is added: '/species/{id}/records-over-time'. */
export const speciesViewPath = (species_id: string, view: SpeciesViewName): string =>
  `/species/${species_id}/${view}`

/** The page that shows a view of a species alone, in a frame of another site. */
export const embedPath = (species_id: string, view: DrawnViewName): string =>
  `/embed${speciesViewPath(species_id, view)}`

/** The address of a view in a format, with its query: '/species/{id}/records-over-time.csv?term=tusks&release=2025.1'. */
export const viewAddress = (path: string, format: ViewFormat, query = ''): string =>
  `${path}.${format}${query === '' ? '' : `?${query}`}`

/** Views that set exporters' reports against importers', and so need both. */
const OF_BOTH_SIDES: readonly string[] = [
  'two-ledgers',
  'ledger-partners',
  'net-trade',
] satisfies TradeViewName[]

/** Throws Invalid where one side's reports are chosen for a view that needs both. Source: trade-methods, sections 3 and 8. */
export function assertSidesOf(view: string, reporter: string | undefined): void {
  if (OF_BOTH_SIDES.includes(view) && (reporter === 'exporters' || reporter === 'importers')) {
    throw new Invalid(`${view} needs both sides' reports: leave reporter out, or take both or larger`)
  }
}

/** What chooses the catches of a view, and the exports beside them. */
const OF_CATCHES = ['country', 'area']
const OTHER_SELECTIONS: Partial<Record<SpeciesViewName, readonly string[]>> = {
  'trade-trend': ['release'],
  catches: OF_CATCHES,
  'catch-quota-exports': [...OF_CATCHES, 'term', 'unit', 'release'],
}

/** The parameters that choose what a view counts: none of most facts, the release alone of the verdict on trade. */
export function selectionOfView(view: SpeciesViewName): readonly string[] {
  return OTHER_SELECTIONS[view] ?? (isTradeView(view) ? [...SELECTED, 'release'] : [])
}

/** Whether a view's address names the release of trade that it counts, and without one leads on to that in use. */
export const namesRelease = (view: SpeciesViewName): boolean =>
  isTradeView(view) || view === 'catch-quota-exports'

/** Whether the CITES appendix of each time is drawn below the figures of a view. */
export const takesListings = (view: SpeciesViewName): boolean => view === 'records-over-time'

/** Whether a view counts trade records, and so takes a selection and a release. */
export const isTradeView = (view: string): view is TradeViewName => TRADE_VIEWS.some((name) => name === view)
