import { type MOVEMENTS, narrowingsOf, type REPORTERS, type TradeSelection } from './trade-selection.ts'
import type { CountedTable } from './trade-table.ts'

/** How many rows each reporter and each movement would leave. */
export interface BasisChoices {
  reporter: Record<(typeof REPORTERS)[number], number>
  movement: Record<(typeof MOVEMENTS)[number], number>
}

/** The rows that choosing another reporter or movement would leave, every other choice unchanged. */
export function basisChoices(table: CountedTable, selection: TradeSelection): BasisChoices {
  const { refusals } = narrowingsOf(table, selection)
  const { isReExport, isImporters, records } = table
  let [direct, directOfImporters, reExports, reExportsOfImporters] = [0, 0, 0, 0]
  for (let row = 0; row < table.length; row++) {
    if (refusals[row] !== 0) continue
    const ofRow = records?.[row] ?? 1
    const ofImporters = isImporters[row] === 1 ? ofRow : 0
    if (isReExport[row] === 1) {
      reExports += ofRow
      reExportsOfImporters += ofImporters
    } else {
      direct += ofRow
      directOfImporters += ofImporters
    }
  }
  const { movement = 'all', reporter = 'both' } = selection
  const moved = (ofDirect: number, ofReExports: number) =>
    (movement === 're-exports' ? 0 : ofDirect) + (movement === 'direct' ? 0 : ofReExports)
  const reportedBy = (all: number, ofImporters: number) =>
    reporter === 'importers' ? ofImporters : reporter === 'exporters' ? all - ofImporters : all
  const both = moved(direct, reExports)
  const importers = moved(directOfImporters, reExportsOfImporters)
  const left = {
    direct: reportedBy(direct, directOfImporters),
    're-exports': reportedBy(reExports, reExportsOfImporters),
  }
  return {
    reporter: { both, larger: both, exporters: both - importers, importers },
    movement: { all: left.direct + left['re-exports'], ...left },
  }
}
