import { yearOf } from '../calendar.ts'
import { APPENDICES, type Appendix, type TRADE_APPENDICES } from '../listings/appendix.ts'
import { lastDayInForce } from '../listings/listing-periods.ts'
import type { ListingFact } from './listing-findings.ts'

/** How many trade records of a species name an appendix in a year. */
export interface TradeOfYear {
  appendix: (typeof TRADE_APPENDICES)[number]
  year: number
  records: number
}

/**
 * Where the trade records of a species and its CITES listings disagree: records that name an appendix before the
 * first listing in it, in other years without such a listing, or without any listing in it. The years in which a
 * listing begins or ends count as listed; N means that the species was not listed. A single such record may be a
 * reporting error; many suggest that a listing is missing or misdated.
 */
export function tradeDisagreements(listings: readonly ListingFact[], trade: readonly TradeOfYear[]) {
  return APPENDICES.flatMap((appendix) => {
    const own = listings.filter((listing) => listing.appendix === appendix)
    const first = Math.min(...own.map(({ listing_date }) => yearOf(listing_date)))
    const outside = trade.filter(
      (one) => one.appendix === appendix && !own.some((listing) => isListedIn(one.year, listing, listings)),
    )
    const isBefore = ({ year }: TradeOfYear) => own.length > 0 && year < first
    return [
      ...spanOf('listed_after_trade', appendix, outside.filter(isBefore)),
      ...spanOf(
        'traded_while_not_listed',
        appendix,
        outside.filter((one) => !isBefore(one)),
      ),
    ]
  })
}

/** Trade records that name an appendix in which the species was not, according to its listings. */
export type TradeDisagreement = ReturnType<typeof tradeDisagreements>[number]

/** The first year in which trade records of a species name each appendix, with the listing in force in that year. */
export function firstTradeYears(listings: readonly ListingFact[], trade: readonly TradeOfYear[]) {
  return APPENDICES.flatMap((appendix) => {
    const own = trade.filter((one) => one.appendix === appendix).toSorted((a, b) => a.year - b.year)
    const [first] = own
    if (first === undefined) return []
    const { year, records } = first
    const listing = listings.find((one) => one.appendix === appendix && isListedIn(year, one, listings))
    return [{ appendix, year, records, listing_date: listing?.listing_date ?? null }]
  })
}

function isListedIn(year: number, listing: ListingFact, listings: readonly ListingFact[]): boolean {
  const last = lastDayInForce(listing, listings)
  return yearOf(listing.listing_date) <= year && (last === undefined || yearOf(last) >= year)
}

function spanOf(
  what: 'listed_after_trade' | 'traded_while_not_listed',
  appendix: Appendix,
  trade: readonly TradeOfYear[],
) {
  if (trade.length === 0) return []
  const years = trade.map(({ year }) => year)
  return [
    {
      what,
      appendix,
      first_year: Math.min(...years),
      last_year: Math.max(...years),
      records: trade.reduce((sum, { records }) => sum + records, 0),
    },
  ]
}
