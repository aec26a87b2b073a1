import { expect, test } from 'vitest'
import type { TradeSummary } from '#contract/trade-contract.ts'
import { countFilters, estimatedSummary, tradeFiltersOf } from './trade-filters.ts'

const yearOf = (year: number, tusks: number) => ({
  year,
  total_records_for_year: 10,
  total_quantity_for_year: 100,
  terms_summary: [{ term: 'tusks', records: tusks, quantity: tusks * 2 }],
  importers_summary: [],
  exporters_summary: [],
  purposes_summary: [],
  sources_summary: [],
})

const all = {
  annual_summaries: [yearOf(1999, 3), yearOf(2000, 4), yearOf(2001, 5)],
} as Partial<TradeSummary> as TradeSummary

test('the tab is no filter, nor is what narrows the catches or the history', () => {
  expect(tradeFiltersOf({ tab: 'trade', term: 'tusks' })).toEqual({ term: 'tusks' })
  expect(tradeFiltersOf({ tab: 'trade', country: 'Greenland', area: 'West' })).toEqual({})
  expect(tradeFiltersOf({ tab: 'conservation', events: 'cms', history: 'cites' })).toEqual({})
  const foreign = { tab: 'trade' as const, utm_source: 'x' }
  expect(countFilters(tradeFiltersOf(foreign))).toBe(0)
  expect(countFilters(tradeFiltersOf({ tab: 'trade' }))).toBe(0)
  expect(countFilters({ term: 'tusks', start_year: undefined, end_year: 2000 })).toBe(2)
})

test('an estimate adds up the years it keeps', () => {
  expect(estimatedSummary(all, { term: 'tusks', start_year: 2000 })).toMatchObject({
    total_trade_records: 9,
    total_quantity: 18,
    distinct_years: 2,
    overall_min_year: 2000,
    overall_max_year: 2001,
  })
})

test('an estimate of nothing has no years', () => {
  expect(estimatedSummary(all, { start_year: 2010 })).toMatchObject({
    total_trade_records: 0,
    overall_min_year: null,
  })
})
