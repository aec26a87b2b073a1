import type { RedListCategory } from '../assessments/red-list.ts'

/** The Red List categories that the dashboard's filter offers. Source: specification, document 2, section 2.9. */
export const DASHBOARD_STATUSES = [
  'CR',
  'EN',
  'VU',
  'NT',
  'LC',
  'DD',
] as const satisfies readonly RedListCategory[]
export type DashboardStatus = (typeof DASHBOARD_STATUSES)[number]

/** How the dashboard can be sorted; the first one is the default. Source: specification, document 2, section 2.9, with the verdict added. */
export const DASHBOARD_SORTS = ['years_under_cites', 'scientific_name', 'iucn_status', 'trade_trend'] as const
export type DashboardSort = (typeof DASHBOARD_SORTS)[number]
