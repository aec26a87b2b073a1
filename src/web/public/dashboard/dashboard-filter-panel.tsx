import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { APPENDICES } from '#domain/listings/appendix.ts'
import { DASHBOARD_SORTS, DASHBOARD_STATUSES } from '#domain/summaries/dashboard-choices.ts'
import { DASHBOARD_TRENDS } from '#domain/summaries/dashboard-trend.ts'
import { EFFECTIVENESS_FILTERS } from '#domain/summaries/effectiveness.ts'
import { api } from '#web/api.ts'
import { FiltersPanel } from '#web/components/filters-panel.tsx'
import { GlossaryHelp } from '#web/glossary/glossary-help.tsx'
import { MultiSelect } from '#web/ui/multi-select.tsx'
import { RedListBadge } from '#web/ui/red-list-badge.tsx'
import { Select } from '#web/ui/select.tsx'
import { DraftSearchField } from '../draft-search-field.tsx'
import { FiltersFailure } from '../filters-failure.tsx'
import { countChosen, filtersIn } from './dashboard-questions.ts'
import { useDashboardAddress } from './use-dashboard-address.ts'
import { useDashboardLabels } from './use-dashboard-labels.ts'

/** Filters with the number of entries that each choice would leave, and the sorting. */
export function DashboardFilterPanel() {
  const { t } = useTranslation('conservation')
  const labels = useDashboardLabels()
  const { search, change } = useDashboardAddress()
  const [isOpen, remember] = useRememberedPanel()
  const { data, isError, refetch } = useQuery({
    ...api.summaries.effectivenessCount.queryOptions({ input: filtersIn(search) }),
    // An open list shows its former figures until the new ones are loaded.
    placeholderData: (before) => before,
  })
  const chosen = countChosen(search)
  const countIn = (group: keyof NonNullable<typeof data>['facets'], value: string) =>
    data?.facets[group].find((option) => option.value === value)?.count

  return (
    <FiltersPanel
      title={t('dashboard.filters.title')}
      active={chosen > 0 ? t('dashboard.filters.active', { count: chosen }) : undefined}
      open={isOpen}
      onToggle={remember}
    >
      <search className="grid grid-cols-2 items-end gap-3 px-4 pt-1 pb-4 md:grid-cols-3 md:px-5 xl:grid-cols-[minmax(0,1.5fr)_repeat(4,minmax(0,1fr))_minmax(0,1.2fr)]">
        <div className="max-md:col-span-full">
          <DraftSearchField
            id="dashboard-search"
            label={t('dashboard.filters.search')}
            placeholder={t('dashboard.filters.searchPlaceholder')}
            clearLabel={t('dashboard.filters.clearSearch')}
            asked={search.search}
            onAsk={(words) => change({ search: words }, { replace: true })}
          />
        </div>
        <MultiSelect
          label={t('dashboard.filters.appendix')}
          help={<GlossaryHelp words={['CITES']} />}
          values={search.appendix}
          onChange={(appendix) => change({ appendix })}
          options={APPENDICES.map((appendix) => ({
            value: appendix,
            label: t('dashboard.appendix', { appendix }),
            count: countIn('appendix', appendix),
          }))}
        />
        <MultiSelect
          label={t('dashboard.filters.iucnStatus')}
          help={<GlossaryHelp words={['IUCN Red List', 'IUCN']} />}
          values={search.iucnStatus}
          onChange={(iucnStatus) => change({ iucnStatus })}
          options={DASHBOARD_STATUSES.map((status) => ({
            value: status,
            label: <RedListBadge status={status} />,
            count: countIn('iucnStatus', status),
          }))}
        />
        <MultiSelect
          label={t('dashboard.filters.tradetrend')}
          values={search.tradetrend}
          onChange={(tradetrend) => change({ tradetrend })}
          options={DASHBOARD_TRENDS.map((trend) => ({
            value: trend,
            label: labels.trend(trend),
            count: countIn('tradetrend', trend),
          }))}
        />
        <MultiSelect
          label={t('dashboard.filters.effectivenessCategory')}
          values={search.effectivenessCategory}
          onChange={(effectivenessCategory) => change({ effectivenessCategory })}
          options={EFFECTIVENESS_FILTERS.map((category) => ({
            value: category,
            label: labels.category(category),
            count: countIn('effectivenessCategory', category),
          }))}
        />
        <div className="max-md:col-span-full">
          <Select
            label={t('dashboard.filters.sort')}
            value={search.sort}
            options={DASHBOARD_SORTS.map((sort) => ({ value: sort, label: t(`dashboard.sort.${sort}`) }))}
            onChange={(sort) => change({ sort })}
          />
        </div>
        {isError && <FiltersFailure message={t('dashboard.filters.failed')} onRetry={refetch} />}
      </search>
    </FiltersPanel>
  )
}

const KEY = 'arctic-tracker-dashboard-filters'
const CLOSED = 'closed'

/** Whether the filter panel is open: at first yes, then as the reader left it. */
function useRememberedPanel() {
  const [isOpen, setOpen] = useState(true)
  // Only the browser knows how it was left.
  useEffect(() => setOpen(wasLeftOpen()), [])
  const remember = (open: boolean) => {
    setOpen(open)
    store(open)
  }
  return [isOpen, remember] as const
}

function wasLeftOpen(): boolean {
  try {
    return localStorage.getItem(KEY) !== CLOSED
  } catch {
    // A browser without storage for pages throws.
    return true
  }
}

function store(open: boolean): void {
  try {
    localStorage.setItem(KEY, open ? 'open' : CLOSED)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
