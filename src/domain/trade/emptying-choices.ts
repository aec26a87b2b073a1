import { NARROWED, type TradeSelection } from './trade-selection.ts'
import type { TradeView } from './trade-view.ts'

/** A choice that may leave nothing of a species' trade. */
export type EmptyingChoice = 'years' | 'reporter' | 'movement' | (typeof NARROWED)[number]

/**
 * The choices of which each alone empties a species' trade: without it, the others would leave rows. None where several
 * do it together. Years are named where nothing else is chosen, since an answer does not say what other years hold.
 */
export function emptyingChoices(
  { choices, basis_choices }: Pick<TradeView, 'choices' | 'basis_choices'>,
  selection: TradeSelection,
): EmptyingChoice[] {
  const columns = NARROWED.filter((name) => selection[name] !== undefined)
  const chosen = [
    ...columns.map((name) => ({ name, rows: choices[name].reduce((sum, { rows }) => sum + rows, 0) })),
    { name: 'reporter' as const, rows: selection.reporter ? basis_choices.reporter.both : 0 },
    { name: 'movement' as const, rows: selection.movement ? basis_choices.movement.all : 0 },
  ]
  const emptying = chosen.filter(({ rows }) => rows > 0).map(({ name }) => name)
  const isOtherwiseChosen = columns.length > 0 || selection.reporter || selection.movement
  return emptying.length === 0 && !isOtherwiseChosen ? ['years'] : emptying
}
