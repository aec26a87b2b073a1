import { type MOVEMENTS, narrowingsOf, type REPORTERS, type TradeSelection } from './trade-selection.ts'
import type { TradeTable } from './trade-table.ts'

/** How many rows each reporter and each movement would leave. */
export interface BasisChoices {
  reporter: Record<(typeof REPORTERS)[number], number>
  movement: Record<(typeof MOVEMENTS)[number], number>
}

/** The rows that choosing another reporter or movement would leave, every other choice unchanged. */
export function basisChoices(table: TradeTable, selection: TradeSelection): BasisChoices {
  const { refusals, isOfMovement, isReportedBy } = narrowingsOf(table, selection)
  const reported = { exporters: 0, importers: 0 }
  const moved = { direct: 0, 're-exports': 0 }
  for (let row = 0; row < table.length; row++) {
    if (refusals[row] !== 0) continue
    if (isOfMovement(row)) reported[table.isImporters[row] === 1 ? 'importers' : 'exporters']++
    if (isReportedBy(row)) moved[table.isReExport[row] === 1 ? 're-exports' : 'direct']++
  }
  const both = reported.exporters + reported.importers
  return {
    reporter: { both, larger: both, ...reported },
    movement: { all: moved.direct + moved['re-exports'], ...moved },
  }
}
