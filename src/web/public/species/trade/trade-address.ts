import { SELECTED, type Selected } from '#domain/trade/selected.ts'
import {
  COUNTRIES_BY,
  MOVEMENTS,
  NARROWED,
  type Narrowed,
  NOT_REPORTED,
  REPORTERS,
  type TradeSelection,
} from '#domain/trade/trade-selection.ts'
import { FIRST_CITES_YEAR, PURPOSES, SOURCES } from '#domain/trade/trade-vocabulary.ts'
import { stringifySearch } from '#web/address.ts'
import { writtenSelection } from '#web/trade/trade-input.ts'

/** The part of an address that selects trade. */
type TradeAddress = Partial<Record<Selected, string | undefined>>

/** The selection in an address, and its unreadable values as given. */
export interface TradeChoice {
  selection: TradeSelection
  unread: string[]
}

const LAST_YEAR = 2200
const COUNTRY = /^[A-Z]{2}$/
const TERM = /^\p{L}[\p{L}\p{N} ()\-/]*$/u
const isIn = (values: readonly string[]) => (value: string) => values.includes(value)
const isCountry = (value: string) => COUNTRY.test(value)
const isTerm = (value: string) => TERM.test(value)

/** The form of each column's values; words are published in lower case, codes in capitals. */
const READABLE: Record<Narrowed, (value: string) => boolean> = {
  term: isTerm,
  unit: isTerm,
  importer: isCountry,
  exporter: isCountry,
  origin: isCountry,
  purpose: isIn(PURPOSES),
  source: isIn(SOURCES),
}
const IN_LOWER_CASE: readonly Narrowed[] = ['term', 'unit']

/** The choices with fixed values. */
const FIXED = { reporter: REPORTERS, movement: MOVEMENTS, by: COUNTRIES_BY } as const

export function readTradeChoice(address: TradeAddress): TradeChoice {
  const unread: string[] = []
  function read<Value>(name: Selected, reading: (given: string) => Value | undefined): Value | undefined {
    const given = address[name]
    const value = given === undefined ? undefined : reading(given)
    if (given !== undefined && value === undefined) unread.push(`${name}=${given}`)
    return value
  }
  const lists = NARROWED.map((name) => [name, listIn(name, address[name], unread)] as const)
  const fixed = Object.entries(FIXED).map(([name, known]) => [
    name,
    read(name as Selected, (given) => known.find((value) => value === given.toLowerCase())),
  ])
  const [start_year, end_year] = inOrder(read('start_year', yearIn), read('end_year', yearIn))
  const entries = [...lists, ...fixed, ['start_year', start_year], ['end_year', end_year]]
  const selection = Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as TradeSelection
  return { selection: withoutDefaults(selection), unread }
}

/** A selection as the search of an address; what is not chosen is present and undefined. */
export function tradeAddress(selection: TradeSelection): TradeAddress {
  const written: Record<string, unknown> = writtenSelection(withoutDefaults(selection))
  return Object.fromEntries(
    SELECTED.map((name) => [name, written[name] === undefined ? undefined : String(written[name])]),
  )
}

/** A selection and a release as the query of an address that always gives the same: 'term=tusks&release=2025.1'. */
export const tradeQuery = (selection: TradeSelection, release: string | undefined): string =>
  stringifySearch({ ...tradeAddress(selection), release }).slice(1)

/** A selection without defaults. Source: trade-methods, section 11. */
function withoutDefaults({ reporter, by, ...selection }: TradeSelection): TradeSelection {
  return {
    ...selection,
    ...(reporter === undefined || reporter === 'both' ? {} : { reporter }),
    ...(by === undefined || by === 'exporter' ? {} : { by }),
  }
}

function listIn(name: Narrowed, given: string | undefined, unread: string[]): string[] | undefined {
  const values = new Set<string>()
  for (const one of given?.split(',') ?? []) {
    const text = one.trim()
    const value = IN_LOWER_CASE.includes(name) ? text.toLowerCase() : text.toUpperCase()
    if (value === NOT_REPORTED || READABLE[name](value)) values.add(value)
    else if (text !== '') unread.push(`${name}=${text}`)
  }
  return values.size === 0 ? undefined : [...values]
}

function yearIn(given: string): number | undefined {
  const year = Number(given)
  return Number.isInteger(year) && year >= FIRST_CITES_YEAR && year <= LAST_YEAR ? year : undefined
}

/** Swaps the ends of a reversed range. */
function inOrder(start?: number, end?: number): [number | undefined, number | undefined] {
  return start !== undefined && end !== undefined && start > end ? [end, start] : [start, end]
}
