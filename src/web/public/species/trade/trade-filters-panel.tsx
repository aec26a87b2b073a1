import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { TradeFilters, TradeSummary } from '#contract/trade-contract.ts'
import { FiltersPanel } from '#web/components/filters-panel.tsx'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { countFilters, NO_FILTERS } from './trade-filters.ts'
import { useFilterOptions } from './use-filter-options.ts'

interface TradeFiltersPanelProps {
  all: TradeSummary
  filters: TradeFilters
}

/** Five ways to narrow the trade; each choice is part of the address. */
export function TradeFiltersPanel({ all, filters }: TradeFiltersPanelProps) {
  const { t } = useTranslation('trade')
  const navigate = useNavigate({ from: '/species/$id' })
  const failures = useQueryErrorResetBoundary()
  const options = useFilterOptions(all, filters)
  const active = countFilters(filters)

  const narrow = (changes: TradeFilters) => {
    // A choice that failed before is tried again when it is made again.
    failures.reset()
    navigate({ search: (search) => ({ ...search, ...changes }), replace: true, resetScroll: false })
  }
  const reset = () => narrow(NO_FILTERS)

  return (
    <FiltersPanel
      title={t('filters.title')}
      active={active > 0 ? t('filters.active', { count: active }) : undefined}
    >
      <div className="grid grid-cols-2 gap-3 px-4 pt-1 pb-4 md:px-5 lg:grid-cols-[1fr_1fr_1.4fr_1.6fr_1.6fr]">
        <Select
          label={t('filters.startYear')}
          value={filters.start_year ?? 0}
          options={options.startYears}
          onChange={(year) => narrow({ start_year: year || undefined })}
        />
        <Select
          label={t('filters.endYear')}
          value={filters.end_year ?? 0}
          options={options.endYears}
          onChange={(year) => narrow({ end_year: year || undefined })}
        />
        <div className="max-lg:col-span-2">
          <Select
            label={t('filters.term')}
            value={filters.term ?? ''}
            options={options.terms}
            onChange={(term) => narrow({ term: term || undefined })}
          />
        </div>
        <Select
          label={t('filters.importer')}
          value={filters.importer ?? ''}
          options={options.importers}
          onChange={(importer) => narrow({ importer: importer || undefined })}
        />
        <Select
          label={t('filters.exporter')}
          value={filters.exporter ?? ''}
          options={options.exporters}
          onChange={(exporter) => narrow({ exporter: exporter || undefined })}
        />
        {active > 0 && (
          <div className="flex items-end lg:col-span-full">
            <Button size="small" onClick={reset}>
              {t('filters.reset')}
            </Button>
          </div>
        )}
      </div>
    </FiltersPanel>
  )
}
