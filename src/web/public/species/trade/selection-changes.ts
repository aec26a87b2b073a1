import type { Chosen } from '#domain/trade/chosen.ts'
import type { Flow } from '#domain/trade/flow-counts.ts'
import type { CountryBy, Narrowed, TradeSelection } from '#domain/trade/trade-selection.ts'

/** A selection with these values of a column; without values the column does not filter. */
export function withValues(
  before: TradeSelection,
  name: Narrowed,
  values: readonly string[],
): TradeSelection {
  return values.length === 0 ? without(before, name) : { ...before, [name]: values }
}

/** A selection with the changes that were made in a list of values; other values may have changed meanwhile. */
export function withPicked(
  before: TradeSelection,
  name: Narrowed,
  shown: readonly string[],
  picked: readonly string[],
): TradeSelection {
  const remaining = (before[name] ?? []).filter((value) => picked.includes(value) || !shown.includes(value))
  const added = picked.filter((value) => !shown.includes(value) && !remaining.includes(value))
  return withValues(before, name, [...remaining, ...added])
}

/** A selection with values added, or removed where all of them are chosen. */
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
export function without({ ...selection }: TradeSelection, choice: Chosen): TradeSelection {
  const names = choice === 'years' ? (['start_year', 'end_year'] as const) : ([choice] as const)
  return Object.fromEntries(Object.entries(selection).filter(([name]) => !names.some((one) => one === name)))
}

/** By source country all movements count, since direct trade alone has no goods that were sent on. */
export function countedBy(before: TradeSelection, by: CountryBy): TradeSelection {
  if (by === 'source') return { ...before, by, movement: before.movement ?? 'all' }
  const bare = without(before, 'by')
  return bare.movement === 'all' ? without(bare, 'movement') : bare
}

/** The trade of one flow alone. */
export function ofFlow(
  before: TradeSelection,
  { from, importer }: Pick<Flow<number>, 'from' | 'importer'>,
): TradeSelection {
  return withValues(withValues(before, 'exporter', [from]), 'importer', [importer])
}
