import { type Amount, AmountSums } from './amounts.ts'
import { Places } from './places.ts'
import type { CodedColumnName, TradeTable } from './trade-table.ts'

/** How far down a pair is found, and what stays without one. Source: trade-methods, section 8. */
export const PAIR_LEVELS = ['L0', 'L1', 'L2', 'L3', 'left'] as const
export type PairLevel = (typeof PAIR_LEVELS)[number]

/** A key of L0 with what each side reports under it. */
interface Key {
  year: number
  /** One of its rows: they are alike in everything that the key is made of. */
  row: number
  sides: number
  amounts: readonly [Amount, Amount]
}

const EXPORTERS = 1
const IMPORTERS = 2
const BOTH = EXPORTERS | IMPORTERS
/** What a pair has in common at the last level within a year. */
const COARSEST = ['taxon', 'importer', 'exporter', 'term', 'unit'] as const

/** Pairs among rows. Filters come first, so that no pair is looked for outside them. Source: as above. */
export function ledgerPairs(table: TradeTable, rows: Uint32Array) {
  const keys = keysOf(table, rows)
  let left = keys.filter(({ sides }) => sides !== BOTH)
  const L0 = keys.length - left.length
  const pairsBy = (coarse: (key: Key) => string) => {
    const groups = [...Map.groupBy(left, coarse).values()]
    const paired = groups.filter((group) => group.reduce((sides, key) => sides | key.sides, 0) === BOTH)
    const gone = new Set(paired.flat())
    left = left.filter((key) => !gone.has(key))
    return paired.length
  }
  const codes = (names: readonly CodedColumnName[], row: number) =>
    names.map((name) => table[name].codes[row]).join()
  const L1 = pairsBy(({ year, row }) => `${year}|${codes([...COARSEST, 'origin'], row)}`)
  const L2 = pairsBy(({ year, row }) => `${year}|${codes(COARSEST, row)}`)
  const late = nextYearPairs(left, ({ row }) => codes([...COARSEST, 'origin', 'purpose', 'source'], row))
  left = left.filter((key) => !late.has(key))
  return {
    /** Year, taxon, importer, exporter, origin, term, unit, purpose and source alike. */
    L0,
    /** Of what is left: without purpose and source. */
    L1,
    /** Of what is left: also without origin. */
    L2,
    /** One-sided keys of L0 still left that are on the other side in the next year with an equal quantity. */
    L3: late.size / 2,
    /** Keys of L0 that stay one-sided. */
    left_exporters: left.filter(({ sides }) => sides === EXPORTERS).length,
    left_importers: left.filter(({ sides }) => sides === IMPORTERS).length,
  }
}

/** How far down pairs of both sides' reports are found. Source: trade-methods, section 8. */
export type LedgerPairs = ReturnType<typeof ledgerPairs>

/** The share of each level among all pairs and one-sided keys, each counted once, 0 to 1; null where there is none. */
export function pairShares(pairs: LedgerPairs): Record<PairLevel, number> | null {
  const { left_exporters, left_importers, ...found } = pairs
  const counts = { ...found, left: left_exporters + left_importers }
  const all = PAIR_LEVELS.reduce((sum, level) => sum + counts[level], 0)
  if (all === 0) return null
  const { L0, L1, L2, L3, left } = counts
  return { L0: L0 / all, L1: L1 / all, L2: L2 / all, L3: L3 / all, left: left / all }
}

/** The keys that pair with one of the other side in the next year: earliest year first, each key once. */
function nextYearPairs(left: readonly Key[], facts: (key: Key) => string): Set<Key> {
  const factsOf = new Map(left.map((key) => [key, facts(key)]))
  const byFacts = new Map(left.map((key) => [`${key.year}|${key.sides}|${factsOf.get(key)}`, key]))
  const paired = new Set<Key>()
  for (const key of left.toSorted((a, b) => a.year - b.year)) {
    if (paired.has(key)) continue
    const other = byFacts.get(`${key.year + 1}|${BOTH - key.sides}|${factsOf.get(key)}`)
    if (other === undefined || paired.has(other) || amountOf(other) !== amountOf(key)) continue
    paired.add(key).add(other)
  }
  return paired
}

function amountOf({ sides, amounts }: Key): Amount {
  return amounts[sides === EXPORTERS ? 0 : 1]
}

function keysOf(table: TradeTable, rows: Uint32Array): Key[] {
  const places = new Places<number>()
  const found: Omit<Key, 'amounts'>[] = []
  const sums = [new AmountSums(rows.length), new AmountSums(rows.length)] as const
  for (const row of rows) {
    const place = places.of(keyNumber(table, row))
    found[place] ??= { year: table.year[row] ?? 0, row, sides: 0 }
    const key = found[place]
    const isImporters = table.isImporters[row] === 1
    key.sides |= isImporters ? IMPORTERS : EXPORTERS
    sums[isImporters ? 1 : 0].add(place, table.whole[row] ?? 0, table.rest[row] ?? 0)
  }
  return found.map((key, place) => ({ ...key, amounts: [sums[0].of(place), sums[1].of(place)] as const }))
}

/** One number for each key of L0: the row's line, which has year, taxon, partners and term, and what a line leaves out. */
function keyNumber({ line, origin, unit, purpose, source }: TradeTable, row: number): number {
  let key = line[row] ?? 0
  key = key * origin.values.length + (origin.codes[row] ?? 0)
  key = key * unit.values.length + (unit.codes[row] ?? 0)
  key = key * purpose.values.length + (purpose.codes[row] ?? 0)
  return key * source.values.length + (source.codes[row] ?? 0)
}
