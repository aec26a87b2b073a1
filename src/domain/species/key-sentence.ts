import type { RedListCategory } from '../assessments/red-list.ts'
import { type RedListStatus, shownStatus } from '../assessments/red-list-status.ts'
import type { TaggedCategory } from '../assessments/tagged-category.ts'
import { yearOf } from '../calendar.ts'
import { APPENDICES, type Appendix } from '../listings/appendix.ts'
import { type CitesListingFacts, listedApart } from '../listings/current-appendix.ts'
import type { SimulatedDataset } from '../releases/datasets.ts'
import type { TrendVerdict } from '../trade/trend-verdict.ts'

/** What the sentence rests on. */
export interface KeyFacts {
  red_list: RedListStatus
  cites_listings: readonly CitesListingFacts[]
  /** Since when the strictest current listing has been in force; null where there is none. */
  current_cites_listing: { appendix: Appendix; in_force_since: string } | null
  total_trade_records: number
  first_trade_year: number | null
  trade_finding: { verdict: TrendVerdict; window_first: number; window_last: number } | null
  simulated_datasets: readonly SimulatedDataset[]
}

/** The Red List's part: a threatened category, another one, one of a region alone, or none. */
export type KeyStatus =
  | { kind: 'threatened' | 'rated'; category: TaggedCategory; year: number }
  | { kind: 'regional'; category: TaggedCategory; scope: string; year: number }
  | { kind: 'unrated' }

/** The part of CITES: one appendix since a year, several by population or subspecies, or none. */
export type KeyListing =
  | { kind: 'listed'; appendix: Appendix; since: number }
  | { kind: 'in_parts'; appendices: Appendix[] }
  | { kind: 'unlisted' }

/** The part of trade: the verdict on ten complete years, that there are records, or that there are none. */
export type KeyTrade =
  | { kind: TrendVerdict; since: number; first: number; last: number }
  | { kind: 'recorded' | 'none' }

/** The categories that the IUCN calls threatened. */
const THREATENED: readonly (RedListCategory | null)[] = ['CR', 'EN', 'VU']

/** The state of a species and of its trade in short, as far as the records show. */
export function keySentence(facts: KeyFacts) {
  return {
    status: keyStatus(facts.red_list),
    listing: keyListing(facts),
    /** Undefined while the records are simulated: they are not judged. */
    trade: facts.simulated_datasets.includes('cites_trade') ? undefined : keyTrade(facts),
  }
}

export type KeySentence = ReturnType<typeof keySentence>

function keyStatus(red_list: RedListStatus): KeyStatus {
  const shown = shownStatus(red_list)
  const { year } = red_list
  if (shown.kind === 'none' || shown.category === 'NE' || year === null) return { kind: 'unrated' }
  if (shown.kind === 'regional') return { ...shown, year }
  const kind = THREATENED.includes(red_list.status) ? 'threatened' : 'rated'
  return { kind, category: shown.category, year }
}

function keyListing({ cites_listings, current_cites_listing: current }: KeyFacts): KeyListing {
  if (listedApart(cites_listings).length > 0) {
    const inForce = cites_listings.filter(({ is_current }) => is_current)
    return {
      kind: 'in_parts',
      appendices: APPENDICES.filter((appendix) => inForce.some((one) => one.appendix === appendix)),
    }
  }
  if (current === null) return { kind: 'unlisted' }
  return { kind: 'listed', appendix: current.appendix, since: yearOf(current.in_force_since) }
}

function keyTrade({ total_trade_records, first_trade_year, trade_finding: finding }: KeyFacts): KeyTrade {
  if (total_trade_records === 0) return { kind: 'none' }
  if (finding === null || first_trade_year === null) return { kind: 'recorded' }
  return {
    kind: finding.verdict,
    since: first_trade_year,
    first: finding.window_first,
    last: finding.window_last,
  }
}
