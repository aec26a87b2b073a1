import { NARROWED, type TradeSelection } from './trade-selection.ts'

/** What can be chosen and lifted by itself; the two years are one choice. */
export const CHOSEN = ['years', ...NARROWED, 'reporter', 'movement', 'by'] as const
export type Chosen = (typeof CHOSEN)[number]

/** The choices that a selection makes, in the order of the panel. */
export function choicesOf(selection: TradeSelection): Chosen[] {
  return CHOSEN.filter((choice) =>
    choice === 'years'
      ? selection.start_year !== undefined || selection.end_year !== undefined
      : selection[choice] !== undefined,
  )
}
