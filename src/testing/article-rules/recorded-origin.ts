import { type CountedShipments, countRecords } from './counted-shipments.ts'

/** Wild, taken on the high seas, and ranched. Source: supplement, section 4, "wild_origin_count". */
const WILD_SOURCES: readonly (string | null)[] = ['W', 'X', 'R']
const PRE_CONVENTION = 'O'

/** Records of specimens from the wild: source W, X or R. */
export function wildOriginCount(shipments: readonly CountedShipments[]): number {
  return countRecords(shipments, ({ source }) => WILD_SOURCES.includes(source))
}

/** Records of specimens acquired before the convention applied: source O. Same source. */
export function preConventionCount(shipments: readonly CountedShipments[]): number {
  return countRecords(shipments, ({ source }) => source === PRE_CONVENTION)
}
