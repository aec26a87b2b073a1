import type { Narrowed, TradeSelection } from '#domain/trade/trade-selection.ts'
import { NARROWED } from '#domain/trade/trade-selection.ts'

/** What can be chosen and lifted by itself; the two years are one choice. */
export const CHOSEN = ['years', ...NARROWED, 'reporter', 'movement', 'by'] as const
export type Chosen = (typeof CHOSEN)[number]

/** A selection with these values of a column; none of them does not narrow it. */
export function withValues(
  before: TradeSelection,
  name: Narrowed,
  values: readonly string[],
): TradeSelection {
  return values.length === 0 ? lifted(before, name) : { ...before, [name]: values }
}

/** A selection with values put in, or taken out where all of them are in. */
export function withToggled(
  before: TradeSelection,
  name: Narrowed,
  values: readonly string[],
): TradeSelection {
  const chosen = before[name] ?? []
  const isChosen = values.every((value) => chosen.includes(value))
  const others = chosen.filter((value) => !values.includes(value))
  return withValues(before, name, isChosen ? others : [...others, ...values])
}

/** A selection without one of its choices. */
export function lifted({ ...selection }: TradeSelection, choice: Chosen): TradeSelection {
  const names = choice === 'years' ? (['start_year', 'end_year'] as const) : ([choice] as const)
  return Object.fromEntries(Object.entries(selection).filter(([name]) => !names.some((one) => one === name)))
}

/** The choices that a selection makes, in the order of the panel. */
export function choicesOf(selection: TradeSelection): Chosen[] {
  return CHOSEN.filter((choice) =>
    choice === 'years'
      ? selection.start_year !== undefined || selection.end_year !== undefined
      : selection[choice] !== undefined,
  )
}
