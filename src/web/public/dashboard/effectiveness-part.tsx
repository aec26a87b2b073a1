import { useSuspenseQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { dashboardPage } from '#domain/summaries/dashboard-order.ts'
import { api } from '#web/api.ts'
import { EmptyState } from '#web/components/empty-state.tsx'
import { Button } from '#web/ui/button.tsx'
import { filtersIn, rowsFrom } from './dashboard-questions.ts'
import type { DashboardSearch } from './dashboard-search.ts'
import { EffectivenessExport } from './effectiveness-export.tsx'
import { EffectivenessPager } from './effectiveness-pager.tsx'
import { EffectivenessTable } from './effectiveness-table.tsx'
import { useDashboardAddress } from './use-dashboard-address.ts'
import { useEntriesLabels } from './use-entries-labels.ts'

/** The table with its count, its file and its pages, or why it is empty. */
export function EffectivenessPart({ search }: { search: DashboardSearch }) {
  const { t } = useTranslation(['conservation', 'common'])
  const { data: counted } = useSuspenseQuery(
    api.summaries.effectivenessCount.queryOptions({ input: filtersIn(search) }),
  )
  const entriesWords = useEntriesLabels()
  const page = dashboardPage(counted.count, search.page)
  const { data: rows } = useSuspenseQuery(
    api.summaries.effectiveness.queryOptions({ input: rowsFrom(page.offset, search) }),
  )
  const table = useRef<HTMLElement>(null)

  if (counted.total === 0) return <EmptyState message={t('common:missing.data')} />
  return (
    <section aria-labelledby={HEADING} className="rounded-md border border-line bg-surface">
      <div className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3 md:px-5">
        <h2 id={HEADING} className="text-h3 font-[650]">
          {t('dashboard.table.title')}
        </h2>
        <p aria-live="polite" className="text-sm text-ink-3">
          {entriesWords(counted.count, counted.total)}
        </p>
        <EffectivenessExport rows={rows} />
      </div>
      {rows.length === 0 ? (
        <NothingLeft />
      ) : (
        <>
          <EffectivenessTable ref={table} rows={rows} sort={search.sort} />
          <EffectivenessPager
            page={page}
            total={counted.count}
            onTurned={() => table.current?.scrollTo({ top: 0 })}
          />
        </>
      )}
    </section>
  )
}

const HEADING = 'dashboard-table'

function NothingLeft() {
  const { t } = useTranslation('conservation')
  const { clear } = useDashboardAddress()
  return (
    <div className="border-t border-line p-4 md:p-5">
      <EmptyState message={t('dashboard.table.nothingLeft')} hint={t('dashboard.table.nothingLeftHint')}>
        <Button onClick={clear}>{t('dashboard.filters.clear')}</Button>
      </EmptyState>
    </div>
  )
}
