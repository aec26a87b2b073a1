import { KINDS_OF_ROWS, kindOfRow, narrowingsOf } from './selected-rows.ts'
import type { TradeSelection } from './trade-selection.ts'
import type { CountedTable } from './trade-table.ts'

/** The rows that choosing another reporter or movement would leave, every other choice unchanged. */
export function basisChoices(table: CountedTable, selection: TradeSelection) {
  const { refusals } = narrowingsOf(table, selection)
  const ofKinds = new Uint32Array(KINDS_OF_ROWS)
  for (let row = 0; row < table.length; row++) {
    if (refusals[row] !== 0) continue
    const kind = kindOfRow(table, row)
    ofKinds[kind] = (ofKinds[kind] ?? 0) + (table.records?.[row] ?? 1)
  }
  const [directOfExporters = 0, directOfImporters = 0, reExportsOfExporters = 0, reExportsOfImporters = 0] =
    ofKinds
  const direct = directOfExporters + directOfImporters
  const reExports = reExportsOfExporters + reExportsOfImporters
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

/** How many rows each reporter and each movement would leave. */
export type BasisChoices = ReturnType<typeof basisChoices>
