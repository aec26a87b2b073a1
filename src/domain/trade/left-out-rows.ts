import type { ComparedMeasure } from './comparison.ts'
import type { TradeView } from './trade-view.ts'

/** Why rows of a species take no part in a compared figure, in the order in which they are left out. */
export const LEFT_OUT_BY = [
  'choice',
  'movement',
  'reporter',
  're_exports',
  'other_terms',
  'not_converted',
] as const
export type LeftOutBy = (typeof LEFT_OUT_BY)[number]

/**
 * How many rows of a species a compared figure leaves out, by the reason. With `counted`, the rows that it rests on, they
 * make all rows. Quantities rest on direct trade unless a movement was chosen. Source: trade-methods, section 4.
 */
export function leftOutRows(
  view: TradeView,
  measure: ComparedMeasure,
  counted: number,
): Record<LeftOutBy, number> {
  const isOfRecords = measure === 'records' || view.movement === view.quantity_movement
  const re_exports = isOfRecords ? 0 : view.basis_choices.movement['re-exports']
  const others = view.rows - re_exports - counted
  return {
    choice: view.all_rows - view.rows_selected,
    movement: view.left_out_by_movement,
    reporter: view.left_out_by_reporter,
    re_exports,
    other_terms: measure === 'quantity' ? others : 0,
    not_converted: measure === 'animals' ? others : 0,
  }
}
