import type { REPORTER_TYPES } from '#domain/trade/trade-vocabulary.ts'

/** Trade records of one species that are alike in everything an article summary counts; null was not reported. */
export interface CountedShipments {
  year: number
  exporter: string | null
  /** CITES purpose and source codes. */
  purpose: string | null
  source: string | null
  /** Normalised; null is number of specimens. */
  unit: string | null
  reporter_type: (typeof REPORTER_TYPES)[number]
  records: number
  /** Plain sum in `unit`; null where none of the records has one. */
  quantity: number | null
}

/** How many records these are, or those of them that `which` selects. */
export function countRecords(
  shipments: readonly CountedShipments[],
  which: (shipments: CountedShipments) => boolean = () => true,
): number {
  return shipments.filter(which).reduce((total, { records }) => total + records, 0)
}

/** Records alike in what is counted; what a test does not name is filled in. */
export const shipments = (facts: Partial<CountedShipments> = {}): CountedShipments => ({
  year: 2015,
  exporter: 'GL',
  purpose: 'T',
  source: 'W',
  unit: null,
  reporter_type: 'E',
  records: 1,
  quantity: 1,
  ...facts,
})
