import { type Amount, AmountSums } from './amounts.ts'
import type { TradeTable } from './trade-table.ts'

/** How far down pairs of both sides' reports are found. Source: trade-methods, section 8. */
export interface LedgerPairs {
  /** Year, taxon, importer, exporter, origin, term, unit, purpose and source alike. */
  L0: number
  /** Of what is left: without purpose and source. */
  L1: number
  /** Of what is left: also without origin. */
  L2: number
  /** One-sided keys of L0 still left that stand on the other side in the next year with an equal quantity. */
  L3: number
  /** Keys of L0 that stay one-sided. */
  left_exporters: number
  left_importers: number
}

/** A key of L0 with what each side reports under it. */
interface Key {
  year: number
  /** Everything but the year. */
  facts: string
  /** Without purpose and source, and also without origin. */
  coarse: string
  coarsest: string
  sides: number
  amounts: readonly [Amount, Amount]
}

const EXPORTERS = 1
const IMPORTERS = 2
const BOTH = EXPORTERS | IMPORTERS

/** Pairs among rows. Filters come first, so that no pair is looked for outside them. Source: as above. */
export function ledgerPairs(table: TradeTable, rows: Uint32Array): LedgerPairs {
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
  const L1 = pairsBy(({ coarse }) => coarse)
  const L2 = pairsBy(({ coarsest }) => coarsest)
  const late = nextYearPairs(left)
  left = left.filter((key) => !late.has(key))
  return {
    L0,
    L1,
    L2,
    L3: late.size / 2,
    left_exporters: left.filter(({ sides }) => sides === EXPORTERS).length,
    left_importers: left.filter(({ sides }) => sides === IMPORTERS).length,
  }
}

/** The keys that pair with one of the other side in the next year: earliest year first, each key once. */
function nextYearPairs(left: readonly Key[]): Set<Key> {
  const byFacts = new Map(left.map((key) => [`${key.year}|${key.sides}|${key.facts}`, key]))
  const paired = new Set<Key>()
  for (const key of left.toSorted((a, b) => a.year - b.year)) {
    if (paired.has(key)) continue
    const other = byFacts.get(`${key.year + 1}|${BOTH - key.sides}|${key.facts}`)
    if (other === undefined || paired.has(other) || amountOf(other) !== amountOf(key)) continue
    paired.add(key).add(other)
  }
  return paired
}

function amountOf({ sides, amounts }: Key): Amount {
  return amounts[sides === EXPORTERS ? 0 : 1]
}

function keysOf(table: TradeTable, rows: Uint32Array): Key[] {
  const places = new Map<string, number>()
  const found: (Omit<Key, 'amounts'> & { sides: number })[] = []
  const sums = [new AmountSums(rows.length), new AmountSums(rows.length)] as const
  for (const row of rows) {
    const year = table.year[row] ?? 0
    const common = [
      table.taxon.codes[row],
      table.importer.codes[row],
      table.exporter.codes[row],
      table.term.codes[row],
      table.unit.codes[row],
    ].join()
    const origin = table.origin.codes[row]
    const facts = `${common}|${origin}|${table.purpose.codes[row]}|${table.source.codes[row]}`
    const text = `${year}|${facts}`
    let place = places.get(text)
    if (place === undefined) {
      place = found.length
      places.set(text, place)
      found.push({
        year,
        facts,
        coarse: `${year}|${common}|${origin}`,
        coarsest: `${year}|${common}`,
        sides: 0,
      })
    }
    const key = found[place]
    if (key === undefined) continue
    const isImporters = table.isImporters[row] === 1
    key.sides |= isImporters ? IMPORTERS : EXPORTERS
    sums[isImporters ? 1 : 0].add(place, table.whole[row] ?? 0, table.rest[row] ?? 0)
  }
  return found.map((key, place) => ({ ...key, amounts: [sums[0].of(place), sums[1].of(place)] as const }))
}
