import { useTranslation } from 'react-i18next'
import { FIRST_YEAR_WITH_SOURCE, type TradeCaveat } from '#domain/trade/trade-caveats.ts'
import type { CaveatNote } from './frame/chart-content.ts'

/** Mixed units change what a figure means; the others do not. */
const CHANGES_READING: TradeCaveat = 'mixed_units'

/** Caveats as notes, each under its name. */
export function useCaveatNotes() {
  const { t } = useTranslation('trade')
  return (
    caveats: readonly TradeCaveat[],
    lastCompleteYear: number | null,
  ): Partial<Record<TradeCaveat, CaveatNote>> =>
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
