import type { DrawnViewName } from '#domain/views/view-address.ts'

/** What the charts are called on screen. */
export const VIEW_TITLES: Readonly<Record<DrawnViewName, string>> = {
  'records-over-time': 'trade:records.title',
  'quantity-over-time': 'trade:quantity.title',
  'whole-animals': 'trade:animals.title',
  'two-ledgers': 'trade:ledgers.title',
  'terms-traded': 'trade:terms.title',
  purposes: 'trade:purposes.title',
  sources: 'trade:sources.title',
  'top-importers': 'trade:importers.title',
  'top-exporters': 'trade:exporters.title',
  'trade-flows': 'trade:map.title',
  'trade-trend': 'trade:trend.label',
  'conservation-trends': 'conservation:trends.chart',
  catches: 'trade:catches.title',
  'catch-quota-exports': 'trade:stock.title',
}
