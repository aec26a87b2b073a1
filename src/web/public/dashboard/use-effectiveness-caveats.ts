import { useTranslation } from 'react-i18next'
import type { DashboardMetrics } from '#contract/dashboard-contract.ts'
import type { TradeCaveatNotes } from '#web/charts/trade-shown.ts'

interface CaveatsOf {
  entries: number
  counts: DashboardMetrics['tradeCaveats']
  lastCompleteYear: number | null
}

/** The caveats that apply to any of some entries, each with how many it applies to. */
export function useEffectivenessCaveats({ entries, counts, lastCompleteYear }: CaveatsOf): TradeCaveatNotes {
  const { t } = useTranslation(['conservation', 'trade'])
  const notes = counts
    .filter(({ count }) => count > 0)
    .map(({ caveat, count }) => {
      const note = t(`trade:caveat.${caveat}`, { year: lastCompleteYear })
      const text = t('dashboard.caveat', { part: count, count: entries, note })
      // Mixed units change what a figure means; the others are good to know.
      return [caveat, { sign: caveat === 'mixed_units' ? 'changes' : 'know', text }] as const
    })
  return Object.fromEntries(notes)
}
