import { type Amount, amountAsNumber, largerAmount } from './amounts.ts'
import type { LineAmounts } from './trade-quantities.ts'

/**
 * Both sides' reports of the same trade beside each other. The lines are of one measure: quantities of several must not
 * be added. Source: trade-methods, section 8.
 */
export function ledgersOf(lines: readonly LineAmounts[]) {
  /** `matched` is what both sides report. */
  const sums = { exporters: 0n, importers: 0n, matched: 0n }
  let lines_with_both_sides = 0
  for (const { exporters, importers, hasBothSides } of lines) {
    sums.exporters += exporters
    sums.importers += importers
    sums.matched += exporters + importers - largerAmount(exporters, importers)
    if (hasBothSides) lines_with_both_sides++
  }
  const only_exporters = sums.exporters - sums.matched
  const only_importers = sums.importers - sums.matched
  const larger = sums.matched + only_exporters + only_importers
  return {
    ...sums,
    only_exporters,
    only_importers,
    /** matched + only_exporters + only_importers. */
    larger,
    /** matched / larger, 0 to 1; null where nothing is reported. */
    agreement: ratio(sums.matched, larger),
    /** (exporters − importers) / (exporters + importers), −1 to 1; null where nothing is reported. */
    lean: ratio(sums.exporters - sums.importers, sums.exporters + sums.importers),
    lines: lines.length,
    lines_with_both_sides,
  }
}

function ratio(part: Amount, of: Amount): number | null {
  return of === 0n ? null : amountAsNumber(part) / amountAsNumber(of)
}
