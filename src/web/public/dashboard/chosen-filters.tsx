import { useTranslation } from 'react-i18next'
import { Chip, Chips } from '#web/ui/chip.tsx'
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
      <Chips
        chosen={appendix}
        nameOf={(one) => t('common:appendix.cites', { appendix: one })}
        onRemove={(without) => change((before) => ({ appendix: without(before.appendix) }))}
      />
      <Chips
        chosen={iucnStatus}
        nameOf={(status) => t(`common:redList.${status}`)}
        onRemove={(without) => change((before) => ({ iucnStatus: without(before.iucnStatus) }))}
      />
      <Chips
        chosen={tradetrend}
        nameOf={(trend) => t('dashboard.filters.chosenTrend', { trend: labels.trend(trend) })}
        onRemove={(without) => change((before) => ({ tradetrend: without(before.tradetrend) }))}
      />
      <Chips
        chosen={effectivenessCategory}
        nameOf={(one) => t('dashboard.filters.chosenCategory', { category: labels.category(one) })}
        onRemove={(without) =>
          change((before) => ({ effectivenessCategory: without(before.effectivenessCategory) }))
        }
      />
      <button type="button" onClick={clear} className="min-h-8.5 px-1 text-sm text-accent underline">
        {t('dashboard.filters.clear')}
      </button>
    </div>
  )
}
