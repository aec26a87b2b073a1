import { totalReported } from '#domain/trade/total-reported.ts'
import type { CountedShipments } from './counted-shipments.ts'

interface LastRecorded {
  /** The last year with a quantity above zero, in whatever unit. */
  year: number
  /** Number of specimens reported of it; null where that year was reported in other units alone. */
  quantity: number | null
}

/**
 * The last year in which something was traded, and how many specimens. Undefined where no quantity above zero
 * was ever reported. Source: domain notes, section 9, "last_recorded_year".
 */
export function lastRecorded(shipments: readonly CountedShipments[]): LastRecorded | undefined {
  const years = shipments.filter(({ quantity }) => (quantity ?? 0) > 0).map(({ year }) => year)
  if (years.length === 0) return undefined
  const year = years.reduce((latest, one) => Math.max(latest, one))
  return {
    year,
    quantity: totalReported(shipments.filter((one) => one.year === year && one.unit === null)),
  }
}
