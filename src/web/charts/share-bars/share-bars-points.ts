import type { TopCountries, TradeShare } from '#domain/trade/trade-shares.ts'

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
  /** Not one of those ranked above it: it stands under them, after a gap. */
  apart: boolean
}

type NameOf = (code: string | null) => string

/** Bars for countries, and under them those for partners that no country is known of. */
export function countryBars({ ranked, unnamed }: TopCountries, nameOf: NameOf): ShareBar[] {
  return [
    ...ranked.map((share) => ({ ...bar(share, nameOf), nameless: false, apart: false })),
    ...unnamed.map((share) => ({ ...bar(share, nameOf), nameless: true, apart: true })),
  ]
}

/** Bars for the letters of purposes and sources: a blank keeps its place, but it is nobody's. */
export function codeBars(shares: readonly TradeShare[], nameOf: NameOf): ShareBar[] {
  return shares.map((share) => ({ ...bar(share, nameOf), nameless: share.code === null, apart: false }))
}

function bar({ code, records, quantity, percentage }: TradeShare, nameOf: NameOf) {
  return { id: code ?? '', label: nameOf(code), records, quantity, percentage }
}
