import type { SpeciesDetail } from '#contract/species-contract.ts'
import type { TradeFilters, TradeSummary } from '#contract/trade-contract.ts'
import { useTradeSource } from '#web/charts/chart-sources.ts'
import { spanOf } from '#web/charts/plot/years.ts'
import type { TradeShown } from '#web/charts/trade-shown.ts'
import { useCaveatNotes } from '#web/charts/use-caveat-notes.ts'
import { fileNamePart, useSubject } from '../species-subject.ts'
import { useNarrowing } from './use-narrowing.ts'

interface TradeToShow {
  species: SpeciesDetail
  trade: TradeSummary
  filters: TradeFilters
  estimated: boolean
}

/** Gives the charts what they draw and what they have to say about it. */
export function useTradeShown({ species, trade, filters, estimated }: TradeToShow): TradeShown {
  const subject = useSubject(species)
  const source = useTradeSource(estimated)
  const narrowed = useNarrowing(filters)
  const caveats = useCaveatNotes(trade)

  return {
    name: fileNamePart(species),
    subject,
    annual: trade.annual_summaries,
    span: spanOf(trade.annual_summaries.map(({ year }) => year)) ?? { first: 0, last: -1 },
    lastCompleteYear: trade.last_complete_year,
    source,
    narrowed,
    caveats,
  }
}
