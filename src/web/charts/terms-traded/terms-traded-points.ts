import { type TermSlices, type TradeShare, termSlices } from '#domain/trade/trade-shares.ts'
import { type SeriesTone, toneAt } from '../plot/palette.ts'

/** One slice of the ring and its row in the table beside it. */
export interface TermSlice {
  /** Null for Other. */
  term: string | null
  /** How many terms Other stands for. */
  terms: number
  records: number
  quantity: number
  percentage: number
  tone: SeriesTone
}

/** The ring clockwise from the top: the terms of two per cent and more, largest first, Other last. */
export function termsTraded(shares: readonly TradeShare[]): TermSlice[] {
  const { slices, other }: TermSlices = termSlices(shares)
  const named = slices.map(({ code, ...figures }, place) => ({
    ...figures,
    term: code,
    terms: 1,
    tone: toneAt(place),
  }))
  return other ? [...named, { ...other, term: null, tone: 'none' }] : named
}

/** The terms that Other stands for, largest first. */
export function termsInOther(shares: readonly TradeShare[]): TradeShare[] {
  const shown = new Set(termSlices(shares).slices.map(({ code }) => code))
  return shares.filter(({ code }) => !shown.has(code))
}

const TURN = 2 * Math.PI

/** The slice under a point given from the middle of the ring; null outside it. */
export function sliceAt(
  slices: readonly { records: number }[],
  { x, y }: { x: number; y: number },
  radius: number,
): number | null {
  if (Math.hypot(x, y) > radius) return null
  const total = slices.reduce((sum, { records }) => sum + records, 0)
  const records = (((Math.atan2(x, -y) + TURN) % TURN) / TURN) * total
  let reached = 0
  for (const [place, slice] of slices.entries()) {
    reached += slice.records
    if (records < reached) return place
  }
  return null
}
