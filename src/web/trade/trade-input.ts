import type { TradeSelectionInput } from '#contract/trade-selection.ts'
import type { KnownValues } from '#domain/trade/known-values.ts'
import { NARROWED, type Narrowed, NOT_REPORTED, type TradeSelection } from '#domain/trade/trade-selection.ts'

/** A selection as in an address: values separated by commas. */
export type WrittenSelection = Omit<TradeSelectionInput, (typeof NARROWED)[number] | 'release'> &
  Partial<Record<(typeof NARROWED)[number], string>>

/** Writes a selection for addresses and requests, without what does not filter. */
export function writtenSelection(selection: TradeSelection): WrittenSelection {
  const lists = NARROWED.flatMap((name) => {
    const values = selection[name]
    return values === undefined || values.length === 0 ? [] : [[name, values.join(',')] as const]
  })
  const { start_year, end_year, reporter, movement, by } = selection
  const fixed = Object.entries({ start_year, end_year, reporter, movement, by }).filter(
    ([, value]) => value !== undefined,
  )
  return Object.fromEntries([...fixed, ...lists])
}

/** The input of a request about a species. */
export const askedFor = (id: string, selection: TradeSelection) => ({ id, ...writtenSelection(selection) })

/** A selection without values that no record has, and those values with their names. */
export function withoutUnknown(
  selection: TradeSelection,
  known: KnownValues,
): { selection: TradeSelection; unknown: string[] } {
  const isKnown = (name: Narrowed, value: string) => value === NOT_REPORTED || known[name].includes(value)
  const unknown = NARROWED.flatMap((name) =>
    (selection[name] ?? []).filter((value) => !isKnown(name, value)).map((value) => `${name}=${value}`),
  )
  const lists = NARROWED.map(
    (name) => [name, selection[name]?.filter((value) => isKnown(name, value))] as const,
  )
  const narrowing = lists.filter(([, values]) => values !== undefined && values.length > 0)
  const { start_year, end_year, reporter, movement, by } = selection
  return {
    selection: { start_year, end_year, reporter, movement, by, ...Object.fromEntries(narrowing) },
    unknown,
  }
}

/** The address of the rows as CSV, for browsers that cannot make the file. */
export function recordsAddress(species_id: string, selection: TradeSelection): string {
  const written = Object.entries(writtenSelection(selection)).map(([name, value]) => [name, String(value)])
  return `/api/trade-records.csv?${new URLSearchParams([['species_id', species_id], ...written])}`
}
