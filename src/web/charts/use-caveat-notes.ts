import { useTranslation } from 'react-i18next'
import type { TradeSummary } from '#contract/trade-contract.ts'
import { FIRST_YEAR_WITH_SOURCE, type TradeCaveat, tradeCaveats } from '#domain/trade/trade-caveats.ts'
import type { TradeCaveatNotes } from './trade-shown.ts'

/** Mixed units change what a figure means; the others are good to know. */
const CHANGES_READING: TradeCaveat = 'mixed_units'

/** The caveats of these figures in words; one that does not apply is absent. */
export function useCaveatNotes(trade: TradeSummary): TradeCaveatNotes {
  return useCaveatWords()(tradeCaveats(trade), trade.last_complete_year)
}

/** Says caveats in words, each under its name. */
export function useCaveatWords() {
  const { t } = useTranslation('trade')
  return (caveats: readonly TradeCaveat[], lastCompleteYear: number | null): TradeCaveatNotes =>
    Object.fromEntries(
      caveats.map((caveat) => [
        caveat,
        {
          sign: caveat === CHANGES_READING ? 'changes' : 'know',
          text: t(`caveat.${caveat}`, {
            year: lastCompleteYear,
            firstYearWithSource: FIRST_YEAR_WITH_SOURCE,
          }),
        },
      ]),
    )
}
