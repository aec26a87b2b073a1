import { statusInFiles } from '../assessments/red-list-status.ts'
import type { Dataset } from '../releases/datasets.ts'
import { type ExportColumn, type ExportOrigin, exportRows } from '../releases/export-origin.ts'
import type { EffectivenessRow } from './effectiveness-rows.ts'
import { type RowStatus, statusOfRow } from './row-status.ts'

type Exported = RowStatus &
  Pick<
    EffectivenessRow,
    | 'scientific_name'
    | 'common_name'
    | 'cites_appendix'
    | 'population_trend'
    | 'trade_records_count'
    | 'years_under_cites'
    | 'trade_trend'
    | 'trade_finding'
    | 'plain_sum_trend'
  > & { effectiveness_category: string }

/** What the verdict on trade rests on, in this file and in those of the article summaries. */
export const FINDING_COLUMNS: readonly ExportColumn<Pick<EffectivenessRow, 'trade_finding'>>[] = [
  ['Tests Rising', ({ trade_finding }) => trade_finding?.rise ?? null],
  ['Tests Falling', ({ trade_finding }) => trade_finding?.fall ?? null],
  ['Main Article', ({ trade_finding }) => trade_finding?.main_term ?? null],
  ['Main Article Measure', ({ trade_finding }) => trade_finding?.main_measure ?? null],
]

const COLUMNS: readonly ExportColumn<Exported>[] = [
  ['Scientific Name', (row) => row.scientific_name],
  ['Common Name', (row) => row.common_name],
  ['CITES Appendix', (row) => row.cites_appendix],
  ['IUCN Status', (row) => statusInFiles(statusOfRow(row))],
  ['IUCN Year', (row) => statusOfRow(row).year],
  ['IUCN Scope', (row) => statusOfRow(row).scope],
  ['Population Trend', (row) => row.population_trend],
  ['Trade Records Count', (row) => row.trade_records_count],
  ['Years Under CITES', (row) => row.years_under_cites],
  ['Effectiveness Category', (row) => row.effectiveness_category],
  ['Trade Trend', (row) => row.trade_trend],
  ['Trade Trend Window', ({ trade_finding: found }) => found && `${found.window_first}-${found.window_last}`],
  ['Trade Trend Tests', ({ trade_finding }) => trade_finding?.cells ?? null],
  ...FINDING_COLUMNS,
  ['Trend of Plain Sum over All Rows', (row) => row.plain_sum_trend],
]

/** The datasets that the rows are calculated from. */
export const DASHBOARD_DATASETS = [
  'iucn_assessments',
  'catalogue-iucn-assessments',
  'cites_listings',
  'catalogue-cites-listings',
  'catalogue-population',
  'cites_trade',
] as const satisfies Dataset[]

/**
 * The dashboard's file, headings first; what is not known stays empty. Every row states its origin and whether its
 * figures are simulated, so that this is copied with the row. After the document's columns stand the verdict on trade with
 * what it rests on, and the literal trend of the documents under its name.
 * Source: specification, document 1, section 7; document 2, section 7; supplement, sections 2 and 3. Two departures: the
 * category is not called 'Conservation Status', and source, release and date are added.
 */
export const dashboardExport = (rows: readonly Exported[], origin: ExportOrigin, simulated?: string) =>
  exportRows(COLUMNS, rows, origin, simulated)

/** 'arctic-tracker-effectiveness-2026-11-21', before its ending. Source: specification, document 2, section 7. */
export function dashboardFileName(day: string): string {
  return `arctic-tracker-effectiveness-${day}`
}
