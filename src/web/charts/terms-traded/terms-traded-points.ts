import { seriesColours } from '#domain/trade/series-colours.ts'
import { type SeriesTone, toneAt } from '../plot/palette.ts'

/** Terms below this share of the records join 'Other'. Source: specification, document 2, section 9. */
const SMALLEST_SLICE = 2

/** What one term holds of the records. */
export interface TermShare {
  term: string | null
  records: number
  /** 0 to 100. */
  percentage: number
}

/** One slice of the ring and its row in the table beside it; the term is null for Other. */
export interface TermSlice extends TermShare {
  /** How many terms Other stands for. */
  terms: number
  tone: SeriesTone
}

/** The share of each term, in the order given. */
export function termShares(terms: readonly { value: string | null; records: number }[]): TermShare[] {
  const all = terms.reduce((sum, { records }) => sum + records, 0)
  return terms.map(({ value, records }) => ({ term: value, records, percentage: (records / all) * 100 }))
}

/**
 * The ring clockwise from the top: the terms of two per cent and more, largest first, Other last. `all` are the terms of
 * the species, which give each its colour.
 */
export function termsTraded(shares: readonly TermShare[], all: readonly (string | null)[]): TermSlice[] {
  const small = termsInOther(shares)
  const large = shares.filter(isSlice)
  const colours = seriesColours(
    all,
    large.map(({ term }) => term),
  )
  const named = large.map(
    (share, index): TermSlice => ({ ...share, terms: 1, tone: toneAt(colours[index] ?? index) }),
  )
  if (small.length === 0) return named
  const sum = (read: (share: TermShare) => number) => small.reduce((total, share) => total + read(share), 0)
  const other: TermSlice = {
    term: null,
    terms: small.length,
    records: sum(({ records }) => records),
    percentage: sum(({ percentage }) => percentage),
    tone: 'none',
  }
  return [...named, other]
}

/** The terms that Other stands for, largest first. */
export const termsInOther = (shares: readonly TermShare[]): TermShare[] =>
  shares.filter((share) => !isSlice(share))

const isSlice = ({ percentage }: TermShare) => percentage >= SMALLEST_SLICE

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
  for (const [index, slice] of slices.entries()) {
    reached += slice.records
    if (records < reached) return index
  }
  return null
}
