import { useTranslation } from 'react-i18next'
import type { SeizureRecord } from '#contract/seizures-contract.ts'
import { isUndated, RECENT_SEIZURES } from '#domain/seizures/seizures-shown.ts'
import { HighValueMark } from './high-value-mark.tsx'
import { useSeizureLabels } from './use-seizure-labels.ts'

/** The newest records. Undated ones come last, and it is said that they may be older than others. */
export function RecentSeizures({ seizures }: { seizures: readonly SeizureRecord[] }) {
  const { t } = useTranslation('trade')
  const labels = useSeizureLabels()
  const recent = seizures.slice(0, RECENT_SEIZURES)
  return (
    <section
      aria-label={t('illegal.recent')}
      className="rounded-md border border-line bg-surface px-4 pt-4 pb-2 md:px-5"
    >
      <h3 className="text-h3 font-[650]">{t('illegal.recent')}</h3>
      {recent.some(isUndated) && <p className="mt-0.5 text-xs text-ink-3">{t('illegal.recentUndated')}</p>}
      <ol className="mt-2">
        {recent.map((seizure) => (
          <li
            key={seizure.id}
            className="grid gap-x-4 border-b border-line py-2 text-sm last:border-b-0 sm:grid-cols-[9rem_minmax(0,1fr)_auto]"
          >
            <span className={isUndated(seizure) ? 'text-ink-3' : 'font-[550]'}>{labels.when(seizure)}</span>
            <span className="flex min-w-0 flex-wrap items-center gap-x-1.5">
              {seizure.product?.is_high_value && <HighValueMark />}
              {labels.product(seizure)}
            </span>
            <span className="text-ink-3">{labels.database(seizure)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
