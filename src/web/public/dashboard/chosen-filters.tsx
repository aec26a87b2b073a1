import { useTranslation } from 'react-i18next'
import { Chip } from '#web/ui/chip.tsx'
import { chooseIn } from '#web/use-search-changes.ts'
import { countChosen } from './dashboard-questions.ts'
import { useDashboardAddress } from './use-dashboard-address.ts'
import { useDashboardLabels } from './use-dashboard-labels.ts'

/** Every choice that narrows the dashboard, each with the way to take it away, and all at once. */
export function ChosenFilters() {
  const { t } = useTranslation(['conservation', 'common'])
  const labels = useDashboardLabels()
  const { search, change, clear } = useDashboardAddress()
  if (countChosen(search) === 0) return null

  const { appendix, iucnStatus, tradetrend, effectivenessCategory } = search

  return (
    <div className="mt-3 flex flex-wrap items-center gap-2 print:hidden">
      {search.search !== '' && (
        <Chip
          name={t('dashboard.filters.chosenSearch', { words: search.search })}
          onRemove={() => change({ search: '' })}
        />
      )}
      {appendix.map((one) => (
        <Chip
          key={one}
          name={t('common:appendix.cites', { appendix: one })}
          onRemove={() => change((before) => ({ appendix: chooseIn(before.appendix, one, false) }))}
        />
      ))}
      {iucnStatus.map((status) => (
        <Chip
          key={status}
          name={t(`common:redList.${status}`)}
          onRemove={() => change((before) => ({ iucnStatus: chooseIn(before.iucnStatus, status, false) }))}
        />
      ))}
      {tradetrend.map((trend) => (
        <Chip
          key={trend}
          name={t('dashboard.filters.chosenTrend', { trend: labels.trend(trend) })}
          onRemove={() => change((before) => ({ tradetrend: chooseIn(before.tradetrend, trend, false) }))}
        />
      ))}
      {effectivenessCategory.map((category) => (
        <Chip
          key={category}
          name={t('dashboard.filters.chosenCategory', { category: labels.category(category) })}
          onRemove={() =>
            change((before) => ({
              effectivenessCategory: chooseIn(before.effectivenessCategory, category, false),
            }))
          }
        />
      ))}
      <button type="button" onClick={clear} className="min-h-8.5 px-1 text-sm text-accent underline">
        {t('dashboard.filters.clear')}
      </button>
    </div>
  )
}
