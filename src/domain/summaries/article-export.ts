import type { ChangeReason } from '../assessments/reason-for-change.ts'
import type { RedListCategory } from '../assessments/red-list.ts'
import {
  type QualifiedChange,
  STATUS_CHANGES,
  type StatusChange,
  shownIucnChange,
} from '../assessments/status-change.ts'
import { categoryInFiles, taggedCategory } from '../assessments/tagged-category.ts'
import type { Appendix, CmsAppendix } from '../listings/appendix.ts'
import { suspendedCountries } from '../listings/suspensions.ts'
import type { ExportColumn } from '../releases/export-origin.ts'
import type { TradeFinding } from '../trade/trade-finding.ts'
import type { TradeTrend } from '../trade/trend-values.ts'
import type { TrendVerdict } from '../trade/trend-verdict.ts'
import { FINDING_COLUMNS } from './dashboard-export.ts'

/** What the files tell of a species; null is not known, or was never counted. */
export interface ExportedArticle {
  scientific_name: string
  common_name: string
  family: string
  trade_records_count: number | null
  total_quantity: number | null
  most_recorded_trade_use: string | null
  trade_use_percentage: number | null
  wild_origin_count: number | null
  pre_convention_count: number | null
  period_start_year: number | null
  period_end_year: number | null
  last_recorded_quantity: number | null
  last_recorded_year: number | null
  trade_trend: TradeTrend | null
  complete_years_trend: TradeTrend | null
  last_complete_year: number | null
  cites_suspensions_count: number | null
  cites_suspension_states: unknown
  iucn_status_current: RedListCategory | null
  iucn_possibly_extinct: boolean | null
  iucn_possibly_extinct_in_wild: boolean | null
  iucn_status_change: string | null
  iucn_change_reason: ChangeReason | null
  cites_status_current: Appendix | null
  cites_status_change: string | null
  cms_status_current: CmsAppendix | null
  cms_status_change: string | null
  cms_listing_date: string | null
  cms_listing_years: number | null
  cms_native_countries_count: number | null
  cms_introduced_countries_count: number | null
  cms_extinct_countries_count: number | null
  cms_distribution_codes: readonly string[] | null
  cms_conservation_priority: string | null
  cms_agreement_type: string | null
  cms_listing_notes: string | null
  cms_population_trend: string | null
  top_arctic_exporter: string | null
  top_arctic_exporter_percentage: number | null
  top_global_exporter: string | null
  top_global_exporter_percentage: number | null
  has_mixed_units: boolean | null
  data_quality_score: number | null
  data_quality_category: string
  data_quality_issues: readonly string[] | null
  needs_review: boolean | null
  trade_finding: TradeFinding | null
  /** A moment, ISO 8601 in UTC. */
  last_updated: string | null
}

type Column = ExportColumn<ExportedArticle>

/** Between the cells. Source: specification, document 3, section 7, "Exports". */
export const ARTICLE_SEPARATOR = ';'

const NO_TRADE = 'No trade'
const INVALID_STATES = 'Invalid data'

const TRENDS: Readonly<Record<TradeTrend, string>> = {
  increasing: 'Increasing',
  stable: 'Stable',
  decreasing: 'Decreasing',
  no_trade: NO_TRADE,
  insufficient_data: 'Insufficient data',
}

const VERDICTS: Readonly<Record<TrendVerdict, string>> = {
  increasing: 'Increasing',
  decreasing: 'Decreasing',
  no_clear_trend: 'No clear trend',
  depends_on_what_is_counted: 'Depends on what is counted',
  too_little_data: 'Too little data',
}

const CHANGES: Readonly<Record<StatusChange | QualifiedChange, string>> = {
  no_change: 'No change',
  uplisted: 'Uplisted',
  downlisted: 'Downlisted',
  new_listing: 'New listing',
  not_genuine: 'Category changed; not a genuine change in status',
  partly_genuine: 'Category changed; only partly a genuine change in status',
  reason_not_stated: 'Category changed; reason not stated',
}

/** The 29 columns of the file, in the order of domain notes, section 9; codes are those of CITES and the IUCN. */
const COLUMNS: readonly Column[] = [
  ['Scientific Name', (row) => row.scientific_name],
  ['Common Name', (row) => row.common_name],
  ['Family', (row) => row.family],
  ['Trade Records', (row) => row.trade_records_count],
  ['Total Quantity', (row) => row.total_quantity],
  ['Most Recorded Use', (row) => ofTraded(row, row.most_recorded_trade_use)],
  ['Use %', (row) => row.trade_use_percentage],
  ['Wild Origin Count', (row) => row.wild_origin_count],
  ['Pre-Convention Count', (row) => row.pre_convention_count],
  ['Period Start', (row) => row.period_start_year],
  ['Period End', (row) => row.period_end_year],
  ['Last Recorded Quantity', (row) => row.last_recorded_quantity],
  ['Last Recorded Year', (row) => row.last_recorded_year],
  ['Trade Trend', (row) => row.trade_trend && TRENDS[row.trade_trend]],
  ['CITES Suspensions', (row) => row.cites_suspensions_count],
  ['Suspension States', suspensionStates],
  ['IUCN Status', iucnStatus],
  ['IUCN Change', iucnChange],
  ['CITES Status', (row) => row.cites_status_current],
  ['CITES Change', (row) => changeInWords(row.cites_status_change)],
  ['CMS Status', (row) => row.cms_status_current],
  ['CMS Change', (row) => changeInWords(row.cms_status_change)],
  ['Top Arctic Exporter', (row) => row.top_arctic_exporter ?? (isCounted(row) ? 'No Arctic trade' : null)],
  ['Top Arctic Exporter %', (row) => row.top_arctic_exporter_percentage],
  ['Top Global Exporter', (row) => ofTraded(row, row.top_global_exporter)],
  ['Top Global Exporter %', (row) => row.top_global_exporter_percentage],
  ['Data Quality Score', (row) => row.data_quality_score],
  ['Needs Review', (row) => yesOrNo(row.needs_review)],
  ['Last Updated', (row) => row.last_updated],
]

/**
 * What the full file adds: the verdict on trade with what it rests on, how far the figures can be trusted, and the CMS
 * listing. 'Trade Trend' and 'Total Quantity' of the 29 columns are of the plain sum over all rows.
 */
const FULL_COLUMNS: readonly Column[] = [
  ...COLUMNS,
  ['Trade Verdict', ({ trade_finding }) => trade_finding && VERDICTS[trade_finding.verdict]],
  ['Verdict Window', ({ trade_finding: of }) => of && `${of.window_first}-${of.window_last}`],
  ['Verdict Tests', ({ trade_finding }) => trade_finding?.cells ?? null],
  ...FINDING_COLUMNS,
  ['Complete Years Trend', (row) => row.complete_years_trend && TRENDS[row.complete_years_trend]],
  ['Last Complete Year', (row) => row.last_complete_year],
  ['Mixed Units', (row) => yesOrNo(row.has_mixed_units)],
  ['Data Quality Category', (row) => row.data_quality_category],
  ['Data Quality Issues', (row) => joined(row.data_quality_issues)],
  ['CMS Listing Date', (row) => row.cms_listing_date],
  ['CMS Listing Years', (row) => row.cms_listing_years],
  ['CMS Native Countries', (row) => row.cms_native_countries_count],
  ['CMS Introduced Countries', (row) => row.cms_introduced_countries_count],
  ['CMS Extinct Countries', (row) => row.cms_extinct_countries_count],
  ['CMS Distribution Codes', (row) => joined(row.cms_distribution_codes)],
  ['CMS Conservation Priority', (row) => row.cms_conservation_priority],
  ['CMS Agreement Type', (row) => row.cms_agreement_type],
  ['CMS Listing Notes', (row) => row.cms_listing_notes],
  ['CMS Population Trend', (row) => row.cms_population_trend],
]

/** The two files: the one of the specification, and the one with everything. */
const FILES = {
  usual: { columns: COLUMNS, name: 'arctic_species_summary' },
  full: { columns: FULL_COLUMNS, name: 'arctic_species_summary_full' },
} as const satisfies Record<string, { columns: readonly Column[]; name: string }>
export type ArticleFile = keyof typeof FILES

/**
 * The rows of a file, headings first; what is not known stays empty. Simulated figures carry their warning in a
 * column of its own, so that it stays with them when rows are copied.
 */
export function articleExport(file: ArticleFile, rows: readonly ExportedArticle[], simulated?: string) {
  const { columns } = FILES[file]
  const note = (text: string) => (simulated === undefined ? [] : [text])
  return [
    [...columns.map(([heading]) => heading), ...note('Note')],
    ...rows.map((row) => [...columns.map(([, read]) => read(row)), ...note(simulated ?? '')]),
  ]
}

/** 'arctic_species_summary_2026-11-21', before its ending. Source: specification, document 3, section 7. */
export function articleFileName(file: ArticleFile, day: string): string {
  return `${FILES[file].name}_${day}`
}

const isCounted = ({ trade_records_count }: ExportedArticle) => trade_records_count !== null

/** A species without a record has no use and no exporter; that is known, and shown. */
function ofTraded({ trade_records_count }: ExportedArticle, code: string | null): string | null {
  return trade_records_count === 0 ? NO_TRADE : code
}

function suspensionStates({ cites_suspension_states: stored }: ExportedArticle): string | null {
  if (stored === null) return null
  return suspendedCountries(stored)?.join(', ') ?? INVALID_STATES
}

function iucnStatus(row: ExportedArticle): string | null {
  const category = taggedCategory({
    status: row.iucn_status_current,
    possibly_extinct: row.iucn_possibly_extinct,
    possibly_extinct_in_wild: row.iucn_possibly_extinct_in_wild,
  })
  return category && categoryInFiles(category)
}

function iucnChange({ iucn_status_change, iucn_change_reason }: ExportedArticle): string | null {
  const change = STATUS_CHANGES.find((known) => known === iucn_status_change)
  return change ? CHANGES[shownIucnChange(change, iucn_change_reason)] : iucn_status_change
}

/** Words that are none of the vocabulary stand as they are. Source: specification, document 3, section 4. */
function changeInWords(change: string | null): string | null {
  const known = STATUS_CHANGES.find((one) => one === change)
  return known ? CHANGES[known] : change
}

const yesOrNo = (value: boolean | null) => (value === null ? null : value ? 'Yes' : 'No')
const joined = (words: readonly string[] | null) => words?.join(', ') ?? null
