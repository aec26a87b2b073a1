import type { TradeSelection } from '../trade/trade-selection.ts'
import { REPORTERS } from '../trade/trade-selection.ts'
import { orderedFields } from './explored-shows.ts'
import type { ExploredBy } from './explorer-question.ts'

/** A field and the value of it that a reader chose in a drawing. */
export interface ChosenPlace {
  by: ExploredBy
  value: string | number
}

/** What of a question a chosen place changes. */
export interface Narrowable {
  /** Species as addresses name them; all without one. */
  species: readonly string[]
  selection: TradeSelection
  fields: readonly ExploredBy[]
}

/** What a question is grouped by next, once its fields have been narrowed to one value. */
const NEXT_FIELDS = ['year', 'term', 'importer'] as const satisfies ExploredBy[]

/** Whether a question can be narrowed to a value of a field: appendices are no choice of a selection. */
export const canNarrow = (by: ExploredBy): boolean => by !== 'appendix'

/**
 * A question narrowed to the values of one place of each axis. A field with a single value left says nothing as a group,
 * so that the other field stays, or the next useful one takes its place.
 */
export function narrowedBy(before: Narrowable, places: readonly ChosenPlace[]): Narrowable {
  const narrowable = places.filter(({ by }) => canNarrow(by))
  const narrowed = narrowable.reduce(withPlace, before)
  const left = before.fields.filter((field) => !narrowable.some(({ by }) => by === field))
  const next = NEXT_FIELDS.find((field) => !narrowable.some(({ by }) => by === field)) ?? 'year'
  return { ...narrowed, fields: left.length === 0 ? [next] : orderedFields(left) }
}

function withPlace(before: Narrowable, { by, value }: ChosenPlace): Narrowable {
  const { selection } = before
  const of = (changes: TradeSelection) => ({ ...before, selection: { ...selection, ...changes } })
  switch (by) {
    case 'species':
      return { ...before, species: [String(value)] }
    case 'year':
      return of({ start_year: Number(value), end_year: Number(value) })
    case 'reporter': {
      const reporter = REPORTERS.find((one) => one === value)
      return reporter === undefined ? before : of({ reporter })
    }
    case 'exporter':
      return of({ by: 'exporter', exporter: [String(value)] })
    case 'source_country':
      return of({ by: 'source', exporter: [String(value)] })
    case 'appendix':
      return before
    default:
      return of({ [by]: [String(value)] })
  }
}
