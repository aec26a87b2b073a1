import { useSuspenseQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { EffectivenessRow } from '#contract/dashboard-contract.ts'
import { speciesOfEntry } from '#domain/listings/listing-entry.ts'
import { DASHBOARD_DATASETS, dashboardExport, dashboardFileName } from '#domain/summaries/dashboard-export.ts'
import { type DashboardPage, dashboardPage } from '#domain/summaries/dashboard-order.ts'
import { api } from '#web/api.ts'
import { useSource } from '#web/charts/chart-sources.ts'
import { plainCsv } from '#web/charts/frame/chart-csv.ts'
import { saveFile } from '#web/charts/frame/save-file.ts'
import { EmptyState } from '#web/components/empty-state.tsx'
import { NamedHere } from '#web/components/named-here.tsx'
import { useExportOrigin } from '#web/components/use-export-origin.ts'
import { Button } from '#web/ui/button.tsx'
import { filtersIn, rowsFrom } from './dashboard-questions.ts'
import type { DashboardSearch } from './dashboard-search.ts'
import { EffectivenessTable } from './effectiveness-table.tsx'
import { useDashboardAddress } from './use-dashboard-address.ts'
import { useDashboardLabels } from './use-dashboard-labels.ts'

/** The table with its count, its file and its pages, or why it is empty. */
export function EffectivenessPart({ search }: { search: DashboardSearch }) {
  const { t } = useTranslation(['conservation', 'common'])
  const { data: counted } = useSuspenseQuery(
    api.summaries.effectivenessCount.queryOptions({ input: filtersIn(search) }),
  )
  const labels = useDashboardLabels()
  const { turnTo } = useDashboardAddress()
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
          {labels.entries(counted.count, counted.total)}
        </p>
        <EffectivenessExport rows={rows} />
      </div>
      {rows.length === 0 ? (
        <NothingLeft />
      ) : (
        <>
          <NamedHere species={rows.map(({ species_id }) => speciesOfEntry(species_id))}>
            <EffectivenessTable ref={table} rows={rows} sort={search.sort} />
          </NamedHere>
          <EffectivenessPager
            page={page}
            total={counted.count}
            onTurn={(to) => {
              table.current?.scrollTo({ top: 0 })
              turnTo(to)
            }}
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

/** The rows that are loaded, as a file. */
function EffectivenessExport({ rows }: { rows: readonly EffectivenessRow[] }) {
  const { t } = useTranslation('conservation')
  const { simulated } = useSource('cites_trade')
  const origin = useExportOrigin(DASHBOARD_DATASETS)
  const save = () =>
    saveFile(dashboardFileName(origin.date), 'csv', plainCsv(dashboardExport(rows, origin, simulated)))
  return (
    <Button size="small" disabled={rows.length === 0} onClick={save} className="ml-auto">
      <Download className="size-4 text-ink-3" />
      {t('dashboard.table.export')}
    </Button>
  )
}

interface EffectivenessPagerProps {
  page: DashboardPage
  /** Entries on all pages. */
  total: number
  onTurn: (page: number) => void
}

/** The range of entries on the page, with links to the others. */
function EffectivenessPager({ page, total, onTurn }: EffectivenessPagerProps) {
  const { t } = useTranslation('conservation')
  return (
    <nav
      aria-label={t('dashboard.table.pages')}
      className="flex flex-wrap items-center gap-2 border-t border-line px-4 py-3 md:px-5"
    >
      <p className="mr-auto text-sm text-ink-2">
        {t('dashboard.table.shown', { first: page.first, last: page.last, count: total })}
      </p>
      <Button size="small" disabled={!page.hasPrevious} onClick={() => onTurn(page.page - 1)}>
        {t('dashboard.table.previous')}
      </Button>
      <Button size="small" disabled={!page.hasNext} onClick={() => onTurn(page.page + 1)}>
        {t('dashboard.table.next')}
      </Button>
    </nav>
  )
}
