import type { PublishedFile } from '../trade/published-file.ts'
import { HIGH_SEAS } from '../trade/trade-countries.ts'
import { isFromSea, type TradeTable, valueAt } from '../trade/trade-table.ts'
import { type ComparisonTotals, totalsOf } from './comparison.ts'
import type { DifferingRows } from './differing-rows.ts'

/** What became of the rows that name a country as exporter and as importer. */
export interface CountryChanges {
  exporter: ComparisonTotals
  importer: ComparisonTotals
}

type Role = keyof CountryChanges
const ROLES: readonly Role[] = ['exporter', 'importer']

/** What became of the rows of each country of one species, by code. */
export type ChangesByCountry = Record<string, CountryChanges>

const NOTHING: ComparisonTotals = { before: 0, after: 0, added: 0, removed: 0, changed: 0 }

/** Of a country that no row names. */
export const noChanges = (): CountryChanges => ({ exporter: { ...NOTHING }, importer: { ...NOTHING } })

/**
 * Counts the rows of two files, and those that differ, for every country that they name. A changed row counts once for
 * each country that either release names in the role. Introductions from the sea are no country's exports.
 * Source: trade-methods, section 4.
 */
export function changesByCountry(
  before: PublishedFile,
  after: PublishedFile,
  { added, removed, changed }: DifferingRows,
): ChangesByCountry {
  const counts: ChangesByCountry = {}
  const add = (code: string | null, role: Role, count: keyof ComparisonTotals) => {
    if (code === null) return
    counts[code] ??= noChanges()
    counts[code][role][count]++
  }
  for (const role of ROLES) {
    const former = (row: number) => countryOf(before.table, row, role)
    const later = (row: number) => countryOf(after.table, row, role)
    for (let row = 0; row < before.length; row++) add(former(row), role, 'before')
    for (let row = 0; row < after.length; row++) add(later(row), role, 'after')
    for (const row of removed) add(former(row), role, 'removed')
    for (const row of added) add(later(row), role, 'added')
    for (const pair of changed)
      for (const code of new Set([former(pair.before), later(pair.after)])) add(code, role, 'changed')
  }
  return counts
}

/** The same with those of another species, for every country that either names. */
export function withChangesOf(all: ChangesByCountry, species: ChangesByCountry): ChangesByCountry {
  const sums = Object.entries(species).map(
    ([code, counts]) => [code, addedUp(changesOfCountry(code, all), counts)] as const,
  )
  return { ...all, ...Object.fromEntries(sums) }
}

/** Those of a country in some files with those in others. */
export const addedUp = (one: CountryChanges, other: CountryChanges): CountryChanges => ({
  exporter: totalsOf([one.exporter, other.exporter]),
  importer: totalsOf([one.importer, other.importer]),
})

/** Those of one country, of which no row may be. */
export const changesOfCountry = (code: string, all: ChangesByCountry): CountryChanges =>
  all[code] ?? noChanges()

function countryOf(table: TradeTable, row: number, role: Role): string | null {
  const code = valueAt(table[role], row)
  return role === 'exporter' && (code === HIGH_SEAS || isFromSea(table, row)) ? null : code
}
