import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { tradeCaveats } from '#domain/trade/trade-caveats.ts'
import { Caveats } from '#web/charts/frame/caveats.tsx'
import { notesOf } from '#web/charts/trade-shown.ts'
import { useCaveatWords } from '#web/charts/use-caveat-notes.ts'
import { useQuantity } from '#web/charts/use-quantity.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { TrendWords } from '../species/trade/trend-words.tsx'
import type { ComparedSpecies } from './use-compared-trade.ts'

const NO_FIGURE = '–'

/** Records, years, quantity, peak year and trend of a species; of one without trade the first says so, none is blank. */
export function useFigureCells(): (trade: ComparedSpecies['trade']) => ReactNode[] {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const quantity = useQuantity()
  const caveatWords = useCaveatWords()

  return (trade) => {
    if (!trade) {
      const why = (
        <span className="text-ink-3">{t(trade === null ? 'compare.noRecords' : 'compare.failed')}</span>
      )
      return [why, NO_FIGURE, NO_FIGURE, NO_FIGURE, NO_FIGURE]
    }
    const { mixed_units } = caveatWords(tradeCaveats(trade), trade.last_complete_year)
    return [
      format.number(trade.total_trade_records),
      <span key="years">
        {format.number(trade.distinct_years)}
        <span className="block text-2xs text-ink-3">
          {format.years(trade.overall_min_year, trade.overall_max_year)}
        </span>
      </span>,
      // The sign has its room in every row, so that the figures stand below each other.
      <span key="quantity" className="inline-flex items-center">
        {quantity(trade.total_quantity)}
        <span className="inline-flex w-6.5">
          <Caveats notes={notesOf(mixed_units)} />
        </span>
      </span>,
      trade.peak_trade_year ?? NO_FIGURE,
      <span key="trend" className="block min-w-68">
        <TrendWords trade={trade} />
      </span>,
    ]
  }
}
