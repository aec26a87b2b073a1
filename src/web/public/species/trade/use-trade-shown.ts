import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import type { TradeSummary } from '#contract/trade-contract.ts'
import { FIRST_YEAR_WITH_SOURCE, type TradeCaveat, tradeCaveats } from '#domain/trade/trade-caveats.ts'
import { spanOf } from '#web/charts/plot/years.ts'
import type { TradeShown } from '#web/charts/trade-shown.ts'
import { fileNamePart, useSubject } from '../species-subject.ts'
import { useTradeSource } from './chart-sources.ts'

interface TradeToShow {
  species: SpeciesDetail
  trade: TradeSummary
  estimated: boolean
}

/** Mixed units change what a figure means; the others are good to know. */
const CHANGES_READING: TradeCaveat = 'mixed_units'

/** Gives the charts what they draw and what they have to say about it. */
export function useTradeShown({ species, trade, estimated }: TradeToShow): TradeShown {
  const { t } = useTranslation('trade')
  const subject = useSubject(species)
  const source = useTradeSource(estimated)
  const caveats = tradeCaveats(trade).map((caveat) => [
    caveat,
    {
      sign: caveat === CHANGES_READING ? 'changes' : 'know',
      text: t(`caveat.${caveat}`, {
        year: trade.last_complete_year,
        firstYearWithSource: FIRST_YEAR_WITH_SOURCE,
      }),
    },
  ])

  return {
    name: fileNamePart(species),
    subject,
    annual: trade.annual_summaries,
    span: spanOf(trade.annual_summaries.map(({ year }) => year)) ?? { first: 0, last: -1 },
    lastCompleteYear: trade.last_complete_year,
    source,
    caveats: Object.fromEntries(caveats),
  }
}
