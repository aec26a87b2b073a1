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
  const found = findKnown(value, known)
  if (found !== undefined) return found
  throw new Invalid(
    `${name}: no record knows '${value}'. The nearest are ${nearest(value, known).join(', ')}.`,
  )
}

/** A value that no record has. */
export interface UnknownValue {
  name: Narrowed
  value: string
  /** Known values that are spelt most alike. */
  nearest: string[]
}

/** The values of a selection that no row of the release has, each with the nearest known ones. */
export function unknownValues(selection: TradeSelection, known: KnownValues): UnknownValue[] {
  return NARROWED.flatMap((name) =>
    (selection[name] ?? []).flatMap((value) =>
      value === NOT_REPORTED || findKnown(value, known[name]) !== undefined
        ? []
        : [{ name, value, nearest: nearest(value, known[name]) }],
    ),
  )
}

function findKnown(value: string, known: readonly string[]): string | undefined {
  const lower = value.toLowerCase()
  return known.find((one) => one.toLowerCase() === lower)
}

/** By slips of the pen, which are rare in a first letter; equally near ones by alphabet. */
function nearest(value: string, known: readonly string[]): string[] {
  const lower = value.toLowerCase()
  const distance = (one: string) => editDistance(lower, one) + (one[0] === lower[0] ? 0 : 0.5)
  return known
    .filter((one) => one !== NOT_REPORTED)
    .map((one) => ({ one, distance: distance(one.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance || (a.one < b.one ? -1 : 1))
    .slice(0, NEAREST)
    .map(({ one }) => one)
}
