import { NARROWED } from './trade-selection.ts'

/** What a selection may say, in the order of addresses. Source: trade-methods, section 11. */
export const SELECTED = ['start_year', 'end_year', ...NARROWED, 'reporter', 'movement', 'by'] as const
export type Selected = (typeof SELECTED)[number]
