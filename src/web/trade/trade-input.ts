import type { TradeSelectionInput } from '#contract/trade-selection.ts'
import type { KnownValues } from '#domain/trade/known-values.ts'
import { NARROWED, NOT_REPORTED, type TradeSelection } from '#domain/trade/trade-selection.ts'

/** A selection as an address says it: several values with commas. */
export type WrittenSelection = Omit<TradeSelectionInput, (typeof NARROWED)[number] | 'release'> &
  Partial<Record<(typeof NARROWED)[number], string>>

/** Writes a selection as addresses and questions say it; what does not narrow is left out. */
export function writtenSelection(selection: TradeSelection): WrittenSelection {
  const lists = NARROWED.flatMap((name) => {
    const values = selection[name]
    return values === undefined || values.length === 0 ? [] : [[name, values.join(',')] as const]
  })
  const { start_year, end_year, reporter, movement, by } = selection
  const words = Object.entries({ start_year, end_year, reporter, movement, by }).filter(
    ([, value]) => value !== undefined,
  )
  return Object.fromEntries([...words, ...lists])
}

/** The question about a species that a selection asks. */
export const askedFor = (id: string, selection: TradeSelection) => ({ id, ...writtenSelection(selection) })

/** A selection without the values that no record knows, and those values, each with what it was given for. */
export function withoutUnknown(
  selection: TradeSelection,
  known: KnownValues,
): { selection: TradeSelection; unknown: string[] } {
  const unknown: string[] = []
  const readable = NARROWED.flatMap((name) => {
    const values = selection[name]?.filter((value) => {
      const isKnown = value === NOT_REPORTED || known[name].includes(value)
      if (!isKnown) unknown.push(`${name}=${value}`)
      return isKnown
    })
    return values === undefined || values.length === 0 ? [] : [[name, values] as const]
  })
  const rest = Object.fromEntries(NARROWED.map((name) => [name, undefined]))
  const kept = Object.entries({ ...selection, ...rest, ...Object.fromEntries(readable) })
  return { selection: Object.fromEntries(kept.filter(([, value]) => value !== undefined)), unknown }
}
