import { mergedByValue } from './trade-choices.ts'
import { NARROWED } from './trade-selection.ts'
import type { TradeView } from './trade-view.ts'

/** What may be chosen, with the rows that each choice would leave. */
export type OfferedChoices = Pick<TradeView, 'choices' | 'basis_choices'>

/**
 * The choices of several species, or of parts of their records, together: a value is offered where one of them has it, and
 * their rows are added.
 */
export function mergedChoices(offered: readonly OfferedChoices[]): OfferedChoices {
  const sum = (rowsOf: (one: OfferedChoices) => number) =>
    offered.reduce((total, one) => total + rowsOf(one), 0)
  return {
    choices: Object.fromEntries(
      NARROWED.map((name) => [name, mergedByValue(offered.flatMap(({ choices }) => choices[name]))]),
    ) as OfferedChoices['choices'],
    basis_choices: {
      reporter: {
        both: sum(({ basis_choices }) => basis_choices.reporter.both),
        larger: sum(({ basis_choices }) => basis_choices.reporter.larger),
        exporters: sum(({ basis_choices }) => basis_choices.reporter.exporters),
        importers: sum(({ basis_choices }) => basis_choices.reporter.importers),
      },
      movement: {
        all: sum(({ basis_choices }) => basis_choices.movement.all),
        direct: sum(({ basis_choices }) => basis_choices.movement.direct),
        're-exports': sum(({ basis_choices }) => basis_choices.movement['re-exports']),
      },
    },
  }
}
