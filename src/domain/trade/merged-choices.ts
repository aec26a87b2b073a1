import { mergedByValue } from './trade-choices.ts'
import { MOVEMENTS, NARROWED, REPORTERS } from './trade-selection.ts'
import type { TradeView } from './trade-view.ts'

/** What may be chosen, with the rows that each choice would leave. */
export type OfferedChoices = Pick<TradeView, 'choices' | 'basis_choices'>

/** The choices of several species together: a value is offered where one of them has it, and their rows are added. */
export function mergedChoices(offered: readonly OfferedChoices[]): OfferedChoices {
  const sum = (rowsOf: (one: OfferedChoices) => number) =>
    offered.reduce((total, one) => total + rowsOf(one), 0)
  const record = <Name extends string>(
    names: readonly Name[],
    rowsOf: (one: OfferedChoices, name: Name) => number,
  ) =>
    Object.fromEntries(names.map((name) => [name, sum((one) => rowsOf(one, name))])) as Record<Name, number>
  return {
    choices: Object.fromEntries(
      NARROWED.map((name) => [name, mergedByValue(offered.flatMap(({ choices }) => choices[name]))]),
    ) as OfferedChoices['choices'],
    basis_choices: {
      reporter: record(REPORTERS, (one, name) => one.basis_choices.reporter[name]),
      movement: record(MOVEMENTS, (one, name) => one.basis_choices.movement[name]),
    },
  }
}
