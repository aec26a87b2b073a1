import type { TradeFacts } from '../trade/trade-signs.ts'

/** What is known beside the rows of several species: of a single one all, of more only what holds for each of them. */
export function sharedFacts([facts, ...others]: readonly TradeFacts[]): TradeFacts {
  if (facts !== undefined && others.length === 0) return facts
  return {
    last_complete_year: facts?.last_complete_year ?? null,
    listed_since: null,
    has_reservation: false,
  }
}
