import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CitesBadge, CmsBadge } from '#web/ui/appendix-badge.tsx'
import { DayCell, NothingCell, NumberCell, TextCell, YearCell } from '../records/cells.tsx'
import type { ArticleRow } from './article-row.ts'
import type { ArticleSearch, ArticleView } from './article-search.ts'
import { QualityCell } from './quality-cell.tsx'
import { ChangeCell, IucnChangeCell, IucnStatusCell, SuspensionsCell, UpdatedCell } from './status-cells.tsx'
import {
  ExporterCell,
  MainArticleCell,
  PercentCell,
  PlainSumTrendCell,
  QuantityCell,
  RecordsCell,
  UseCell,
  VerdictCell,
} from './trade-cells.tsx'

/** A row and the moment at which it was loaded, from which ages are counted. */
export type ArticleCellProps = ArticleRow & { now: number }

interface ArticleColumn {
  figures?: boolean
  Cell: (row: ArticleCellProps) => ReactNode
}

type FigureKey = {
  [Key in keyof ArticleRow]: ArticleRow[Key] extends number | null ? Key : never
}[keyof ArticleRow]

const figure = (key: FigureKey) => (row: ArticleRow) => <NumberCell value={row[key]} />

/** What each column shows. Source: specification, document 3, sections 2.11 and 3. */
const CELLS = {
  family: { Cell: ({ family }) => family },
  data_quality: { Cell: QualityCell },
  trade_records_count: { figures: true, Cell: RecordsCell },
  trade_verdict: { Cell: VerdictCell },
  main_article: { Cell: MainArticleCell },
  total_quantity: {
    figures: true,
    Cell: (row) => <QuantityCell quantity={row.total_quantity} mixed={row.has_mixed_units === true} />,
  },
  trade_trend: { Cell: PlainSumTrendCell },
  most_recorded_trade_use: { Cell: (row) => <UseCell purpose={row.most_recorded_trade_use} /> },
  trade_use_percentage: { figures: true, Cell: (row) => <PercentCell share={row.trade_use_percentage} /> },
  wild_origin_count: { figures: true, Cell: figure('wild_origin_count') },
  pre_convention_count: { figures: true, Cell: figure('pre_convention_count') },
  last_recorded_quantity: {
    figures: true,
    Cell: (row) => <QuantityCell quantity={row.last_recorded_quantity} />,
  },
  last_recorded_year: { figures: true, Cell: (row) => <YearCell year={row.last_recorded_year} /> },
  cites_suspensions_count: { figures: true, Cell: figure('cites_suspensions_count') },
  cites_suspension_states: { Cell: (row) => <SuspensionsCell states={row.cites_suspension_states} /> },
  iucn_status_current: {
    Cell: ifMade((row) => <IucnStatusCell row={row} />),
  },
  iucn_status_change: { Cell: IucnChangeCell },
  cites_status_current: {
    Cell: ifMade((row) => <CitesBadge appendix={row.cites_status_current} />),
  },
  cites_status_change: { Cell: (row) => <ChangeCell change={row.cites_status_change} of="listings" /> },
  cms_status_current: {
    Cell: ifMade((row) => <CmsBadge appendix={row.cms_status_current} />),
  },
  cms_status_change: { Cell: (row) => <ChangeCell change={row.cms_status_change} of="listings" /> },
  top_arctic_exporter: { Cell: ArcticExporterCell },
  top_global_exporter: { Cell: GlobalExporterCell },
  cms_listing_date: { Cell: (row) => <DayCell day={row.cms_listing_date} /> },
  cms_listing_years: { figures: true, Cell: figure('cms_listing_years') },
  cms_native_countries_count: { figures: true, Cell: figure('cms_native_countries_count') },
  cms_introduced_countries_count: { figures: true, Cell: figure('cms_introduced_countries_count') },
  cms_extinct_countries_count: { figures: true, Cell: figure('cms_extinct_countries_count') },
  cms_distribution_codes: {
    Cell: (row) => <LongCell text={row.cms_distribution_codes?.join(' ') ?? null} />,
  },
  cms_conservation_priority: { Cell: PriorityCell },
  cms_agreement_type: { Cell: (row) => <TextCell text={row.cms_agreement_type} /> },
  cms_listing_notes: { Cell: (row) => <LongCell text={row.cms_listing_notes} /> },
  cms_population_trend: { Cell: (row) => <TextCell text={row.cms_population_trend} /> },
  last_updated: { Cell: UpdatedCell },
} satisfies Record<string, ArticleColumn>

export type ArticleColumnKey = keyof typeof CELLS
export const COLUMN_CELLS: Readonly<Record<ArticleColumnKey, ArticleColumn>> = CELLS

/** The columns between species and actions, in their order; the simple view has some of them. */
export const ARTICLE_COLUMNS = Object.keys(CELLS) as ArticleColumnKey[]

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

/** 'Not listed' is a finding; where no summary was made there is no finding. */
function ifMade(cell: (row: ArticleRow) => ReactNode) {
  return (row: ArticleRow) => (row.last_updated === null ? <NothingCell /> : cell(row))
}

function ArcticExporterCell(row: ArticleRow) {
  const { t } = useTranslation('admin')
  const none = row.trade_records_count === null ? null : t('articleSummary.noArcticTrade')
  return (
    <ExporterCell exporter={row.top_arctic_exporter} share={row.top_arctic_exporter_percentage} none={none} />
  )
}

function GlobalExporterCell(row: ArticleRow) {
  const { t } = useTranslation('trade')
  const none = row.trade_records_count === 0 ? t('trend.no_trade') : null
  return (
    <ExporterCell exporter={row.top_global_exporter} share={row.top_global_exporter_percentage} none={none} />
  )
}

function PriorityCell({ cms_conservation_priority: priority }: ArticleRow) {
  const { t } = useTranslation('admin')
  return <TextCell text={priority && t(`articleSummary.priorities.${priority}`)} />
}

function LongCell({ text }: { text: string | null }) {
  return (
    <div className="min-w-60">
      <TextCell text={text} />
    </div>
  )
}
