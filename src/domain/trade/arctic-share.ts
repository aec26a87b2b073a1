import { ARCTIC_COUNTRIES } from '../countries/arctic-countries.ts'
import { SOURCES_OF_GROUP } from './source-groups.ts'
import type { CountryBy } from './trade-selection.ts'
import { type TradeTable, valueAt } from './trade-table.ts'

/** How much of the records comes from Arctic countries, and how much of that from the wild. A named exporter of an introduction from the sea counts. Source: as above. */
export function arcticShare(table: TradeTable, rows: Uint32Array, by: CountryBy) {
  const by_country: Record<string, number> = {}
  let arctic = 0
  let wild_rows = 0
  for (const row of rows) {
    const country = valueAt(by === 'source' ? table.source_country : table.exporter, row)
    if (country === null || !ARCTIC_COUNTRIES.includes(country)) continue
    arctic++
    by_country[country] = (by_country[country] ?? 0) + 1
    if (SOURCES_OF_GROUP.wild.includes(valueAt(table.source, row))) wild_rows++
  }
  return {
    rows: arctic,
    /** Of all rows, 0 to 1; null without rows. */
    share: shareOf(arctic, rows.length),
    /** Rows of sources W, X and R: a bird bred in captivity is no Arctic source. */
    wild_rows,
    wild_share_of_all_rows: shareOf(wild_rows, rows.length),
    wild_share_of_arctic_rows: shareOf(wild_rows, arctic),
    by_country,
  }
}

function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole
}
