import type { EffectivenessRow } from './effectiveness-rows.ts'

type Exported = Pick<
  EffectivenessRow,
  | 'scientific_name'
  | 'common_name'
  | 'cites_appendix'
  | 'iucn_status'
  | 'iucn_year'
  | 'population_trend'
  | 'trade_records_count'
  | 'years_under_cites'
> & { effectiveness_category: string }

const COLUMNS: readonly (readonly [heading: string, field: keyof Exported])[] = [
  ['Scientific Name', 'scientific_name'],
  ['Common Name', 'common_name'],
  ['CITES Appendix', 'cites_appendix'],
  ['IUCN Status', 'iucn_status'],
  ['IUCN Year', 'iucn_year'],
  ['Population Trend', 'population_trend'],
  ['Trade Records Count', 'trade_records_count'],
  ['Years Under CITES', 'years_under_cites'],
  ['Conservation Status', 'effectiveness_category'],
]

/**
 * The nine columns of the dashboard's file, headings first; what is not known stays empty. Simulated figures
 * carry their warning in a tenth column, so that it stays with them when rows are copied.
 * Source: specification, document 1, section 7; document 2, section 7; supplement, section 3.
 */
export function dashboardExport(rows: readonly Exported[], simulated?: string): (string | number | null)[][] {
  const note = (text: string) => (simulated === undefined ? [] : [text])
  return [
    [...COLUMNS.map(([heading]) => heading), ...note('Note')],
    ...rows.map((row) => [...COLUMNS.map(([, field]) => row[field]), ...note(simulated ?? '')]),
  ]
}

/** 'arctic-tracker-effectiveness-2026-11-21', before its ending. Source: specification, document 2, section 7. */
export function dashboardFileName(day: string): string {
  return `arctic-tracker-effectiveness-${day}`
}
