import type { ArticleSearch, ArticleView } from './article-search.ts'

/** The columns between species and actions, in their order; the simple view has some of them. */
export const ARTICLE_COLUMNS = [
  'family',
  'data_quality',
  'trade_records_count',
  'trade_verdict',
  'main_article',
  'total_quantity',
  'trade_trend',
  'most_recorded_trade_use',
  'trade_use_percentage',
  'wild_origin_count',
  'pre_convention_count',
  'last_recorded_quantity',
  'last_recorded_year',
  'cites_suspensions_count',
  'cites_suspension_states',
  'iucn_status_current',
  'iucn_status_change',
  'cites_status_current',
  'cites_status_change',
  'cms_status_current',
  'cms_status_change',
  'top_arctic_exporter',
  'top_global_exporter',
  'cms_listing_date',
  'cms_listing_years',
  'cms_native_countries_count',
  'cms_introduced_countries_count',
  'cms_extinct_countries_count',
  'cms_distribution_codes',
  'cms_conservation_priority',
  'cms_agreement_type',
  'cms_listing_notes',
  'cms_population_trend',
  'last_updated',
] as const
export type ArticleColumnKey = (typeof ARTICLE_COLUMNS)[number]

const SIMPLE_COLUMNS: readonly ArticleColumnKey[] = [
  'data_quality',
  'trade_records_count',
  'trade_verdict',
  'main_article',
  'iucn_status_current',
  'cites_status_current',
  'cms_status_current',
  'top_arctic_exporter',
  'last_updated',
]

/** The columns a view can show. */
export function columnsOf(view: ArticleView): readonly ArticleColumnKey[] {
  return view === 'full' ? ARTICLE_COLUMNS : SIMPLE_COLUMNS
}

/** The columns that are shown: those chosen that the view has, or all of the view. */
export function shownColumns({
  view,
  column,
}: Pick<ArticleSearch, 'view' | 'column'>): readonly ArticleColumnKey[] {
  const chosen = columnsOf(view).filter((key) => column.includes(key))
  return chosen.length === 0 ? columnsOf(view) : chosen
}
