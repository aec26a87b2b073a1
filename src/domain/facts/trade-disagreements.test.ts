import { expect, test } from 'vitest'
import { MINKE_WHALE, NARWHAL } from '#testing/cites-histories.ts'
import type { ListingFact } from './listing-findings.ts'
import { firstTradeYears, type TradeOfYear, tradeDisagreements } from './trade-disagreements.ts'

const listed = (history: typeof NARWHAL): ListingFact[] =>
  history.map((listing, at) => ({ ...listing, id: `listing-${at}`, listed_under: null }))
const NARWHALS = listed(NARWHAL)
const MINKES = listed(MINKE_WHALE)

const of = (appendix: TradeOfYear['appendix'], ...years: number[]): TradeOfYear[] =>
  years.map((year) => ({ appendix, year, records: 2 }))

test.each([
  { what: 'in the appendix of the year', listings: NARWHALS, trade: of('II', 1985, 2020), found: [] },
  {
    what: 'in either appendix of the year of a transfer',
    listings: NARWHALS,
    trade: [...of('III', 1979), ...of('II', 1979)],
    found: [],
  },
  { what: 'of a population in an appendix of its own', listings: MINKES, trade: of('II', 2010), found: [] },
  { what: 'reported as not listed', listings: MINKES, trade: of('N', 1970), found: [] },
  {
    what: 'in Appendix I before it was listed there',
    listings: MINKES,
    trade: of('I', 1984, 1985, 1986),
    found: [{ what: 'listed_after_trade', appendix: 'I', first_year: 1984, last_year: 1985, records: 4 }],
  },
  {
    what: 'in an appendix that it had left',
    listings: NARWHALS,
    trade: of('III', 1978, 1980, 1999),
    found: [
      { what: 'traded_while_not_listed', appendix: 'III', first_year: 1980, last_year: 1999, records: 4 },
    ],
  },
  {
    what: 'in an appendix where it never was',
    listings: NARWHALS,
    trade: of('I', 2010),
    found: [
      { what: 'traded_while_not_listed', appendix: 'I', first_year: 2010, last_year: 2010, records: 2 },
    ],
  },
])('trade $what: $found', ({ listings, trade, found }) => {
  expect(tradeDisagreements(listings, trade)).toEqual(found)
})

test('the first year of each appendix comes with the listing in force in it', () => {
  const trade = [...of('II', 1990, 1979), ...of('I', 2010), ...of('N', 1970)]
  expect(firstTradeYears(NARWHALS, trade)).toEqual([
    { appendix: 'I', year: 2010, records: 2, listing_date: null },
    { appendix: 'II', year: 1979, records: 2, listing_date: '1979-06-28' },
  ])
})
