import type { TradeShare } from '#domain/trade/trade-shares.ts'

/** One lying bar. */
export interface ShareBar {
  /** Stays with the bar when a filter moves it. */
  id: string
  label: string
  records: number
  quantity: number
  percentage: number
  /** Nobody's share: not reported, unknown, various. Drawn in grey. */
  nameless: boolean
}

const NAMELESS_CODES: readonly (string | null)[] = [null, 'XX', 'XV']

/** Bars for countries: XX and XV stand for no country in particular. */
export function countryBars(
  shares: readonly TradeShare[],
  nameOf: (code: string | null) => string,
): ShareBar[] {
  return bars(shares, nameOf, (code) => NAMELESS_CODES.includes(code))
}

/** Bars for the letters of purposes and sources: only a blank is nobody's. */
export function codeBars(shares: readonly TradeShare[], nameOf: (code: string | null) => string): ShareBar[] {
  return bars(shares, nameOf, (code) => code === null)
}

function bars(
  shares: readonly TradeShare[],
  nameOf: (code: string | null) => string,
  isNameless: (code: string | null) => boolean,
): ShareBar[] {
  return shares.map(({ code, records, quantity, percentage }) => ({
    id: code ?? '',
    label: nameOf(code),
    records,
    quantity,
    percentage,
    nameless: isNameless(code),
  }))
}
