import type { CountedShipments } from '#testing/article-rules/counted-shipments.ts'

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
