import { SELECTED } from '../trade/selected.ts'
import {
  COUNTRIES_BY,
  MOVEMENTS,
  NARROWED,
  REPORTERS,
  type WrittenSelection,
} from '../trade/trade-selection.ts'
import { withMembers } from './country-groups.ts'

/** What is counted of the rows that a part selects: their quantity, the rows, or the importing countries. */
export const COUNTED = ['quantity', 'records', 'importers'] as const
export type Counted = (typeof COUNTED)[number]

/** A selection that a published figure is computed from, and what of it is counted. */
export interface FigurePart {
  selection: WrittenSelection
  counted: Counted
}

const BETWEEN_PARTS = ' | '
const WITH_MEMBERS = ['importer', 'exporter', 'origin']

/**
 * Reads the selections of a published figure: each as in addresses, several with ' | ' between them, where a group of
 * countries such as EU27 stands for its members and `count` names what is counted unless it is the quantity. Throws
 * where one cannot be read, and where a quantity would add measures or both ledgers.
 * Source: trade-methods, sections 3, 11 and 12.
 */
export function parseFigureParts(text: string): FigurePart[] {
  return text.split(BETWEEN_PARTS).map(parsePart)
}

function parsePart(text: string): FigurePart {
  const { count, ...given } = Object.fromEntries(text.split('&').map((pair) => pairIn(pair)))
  const unknown = Object.keys(given).find((name) => !SELECTED.some((known) => known === name))
  if (unknown !== undefined) throw new Error(`'${unknown}' is no choice of '${text}'`)

  const lists = NARROWED.flatMap((name) => {
    const values = given[name]?.split(',')
    if (values === undefined) return []
    return [[name, WITH_MEMBERS.includes(name) ? withMembers(values) : values] as const]
  })
  const selection: WrittenSelection = {
    ...yearsIn(given, text),
    ...Object.fromEntries(lists),
    reporter: oneOf(REPORTERS, 'reporter', given.reporter, text),
    movement: oneOf(MOVEMENTS, 'movement', given.movement, text),
    ...(given.by === undefined ? {} : { by: oneOf(COUNTRIES_BY, 'by', given.by, text) }),
  }
  const counted = oneOf(COUNTED, 'count', count ?? 'quantity', text)
  if (counted === 'quantity' && (selection.unit?.length !== 1 || selection.reporter === 'both'))
    throw new Error(`A quantity has one unit and one ledger: '${text}'`)
  return { selection, counted }
}

function pairIn(text: string): [name: string, value: string] {
  const [name = '', value = ''] = text.split('=')
  return [name, value]
}

function yearsIn({ start_year, end_year }: Record<string, string>, text: string) {
  const years = { start_year: Number(start_year), end_year: Number(end_year) }
  if (!Number.isInteger(years.start_year) || !Number.isInteger(years.end_year))
    throw new Error(`A published figure has its years: '${text}'`)
  return years
}

function oneOf<Word extends string>(
  words: readonly Word[],
  name: string,
  given: string | undefined,
  text: string,
): Word {
  const found = words.find((word) => word === given)
  if (found === undefined) throw new Error(`${name} must be one of ${words.join(', ')}: '${text}'`)
  return found
}
