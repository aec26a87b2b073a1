import { editDistance } from '../assistant/edit-distance.ts'
import { Invalid } from '../problems.ts'
import { NARROWED, type Narrowed, NOT_REPORTED, type TradeSelection } from './trade-selection.ts'

/** The values that the rows of a release carry, by what a selection narrows; '-' stands for not reported. */
export type KnownValues = Record<Narrowed, string[]>

const NEAREST = 3

/**
 * The values that were given, each as the release writes it; words and codes may come in any case. Throws Invalid where
 * no row of the release knows a value, with the nearest known ones. Source: trade-methods, section 11.
 */
export function knownSelection(
  given: Partial<Readonly<Record<Narrowed, readonly string[]>>>,
  known: KnownValues,
): Pick<TradeSelection, Narrowed> {
  return Object.fromEntries(
    NARROWED.flatMap((name) => {
      const values = given[name]
      return values === undefined ? [] : [[name, values.map((value) => knownValue(name, value, known[name]))]]
    }),
  )
}

function knownValue(name: Narrowed, value: string, known: readonly string[]): string {
  if (value === NOT_REPORTED) return value
  const lower = value.toLowerCase()
  const found = known.find((one) => one.toLowerCase() === lower)
  if (found !== undefined) return found
  throw new Invalid(
    `${name}: no record knows '${value}'. The nearest are ${nearest(lower, known).join(', ')}.`,
  )
}

/** By slips of the pen; equally near ones by alphabet. */
function nearest(lower: string, known: readonly string[]): string[] {
  return known
    .filter((one) => one !== NOT_REPORTED)
    .map((one) => ({ one, distance: editDistance(lower, one.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance || (a.one < b.one ? -1 : 1))
    .slice(0, NEAREST)
    .map(({ one }) => one)
}
