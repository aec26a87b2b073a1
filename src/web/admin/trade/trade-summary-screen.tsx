import { useSuspenseQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { TradeSummaryStatus } from '#contract/trade-summaries-curation.ts'
import { tradeSummaryCounts } from '#domain/summaries/trade-summary-counts.ts'
import type { TradeSummaryState } from '#domain/summaries/trade-summary-state.ts'
import { Boundary } from '#web/components/section.tsx'
import { SimulatedBanner } from '#web/components/simulated-banner.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { ForPermission } from '#web/session/for-permission.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ASKED_ANEW, adminApi } from '../admin-api.ts'
import { AdminPage } from '../admin-page.tsx'
import { CountsRow } from '../counts-row.tsx'
import { OwnerCell } from '../records/cells.tsx'
import { ListTable } from '../records/list-table.tsx'
import { useMoments } from '../use-moments.ts'
import { GenerationPanel } from './generation-panel.tsx'

/** /admin/trade-summary: how the summaries stand, and the form that makes them. Source: specification, document 3, section 2.10. */
export function TradeSummaryScreen() {
  const { t } = useTranslation('admin')
  return (
    <AdminPage title={t('tradeSummary.title')} lead={t('tradeSummary.lead')}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <SimulatedBanner dataset="cites_trade" />
        <ForPermission permission="edit_records">
          <GenerationPanel />
        </ForPermission>
        <Boundary message={t('tradeSummary.statusFailed')}>
          <SummaryStatuses />
        </Boundary>
      </div>
    </AdminPage>
  )
}

/** Four figures over all species, and the state of each summary. */
function SummaryStatuses() {
  const { t } = useTranslation('admin')
  const { data, isFetching, refetch } = useSuspenseQuery(
    adminApi.trade_summaries.statuses.queryOptions(ASKED_ANEW),
  )
  const counts = tradeSummaryCounts(data.map(({ state }) => state))

  return (
    <>
      <CountsRow
        label={t('tradeSummary.counts.label')}
        counts={(['total', 'with_summaries', 'with_trade_data', 'missing'] as const).map((count) => ({
          label: t(`tradeSummary.counts.${count}`),
          count: counts[count],
        }))}
      />
      <div className="rounded-md border border-line bg-surface">
        <div className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
          <h2 className="text-h3 font-[650]">{t('tradeSummary.statuses')}</h2>
          <Button size="small" aria-busy={isFetching} onClick={() => refetch()}>
            <RefreshCw className="size-4" />
            {t('tradeSummary.refresh')}
          </Button>
        </div>
        <SummaryStatusTable statuses={data} />
      </div>
    </>
  )
}

const TONES = {
  up_to_date: 'ok',
  outdated: 'warn',
  no_trade_data: 'neutral',
  no_summary: 'danger',
} as const satisfies Record<TradeSummaryState, string>

/** One line per species. */
function SummaryStatusTable({ statuses }: { statuses: readonly TradeSummaryStatus[] }) {
  const { t } = useTranslation('admin')
  const { number } = useFormat()
  const { moment } = useMoments()
  if (statuses.length === 0)
    return <p className="border-t border-ink px-4 py-9 text-center text-ink-2">{t('tradeSummary.empty')}</p>

  return (
    <ListTable
      columns={[
        { key: 'species', heading: t('columns.species') },
        { key: 'status', heading: t('tradeSummary.columns.status') },
        { key: 'records', heading: t('tradeSummary.columns.records'), figures: true },
      ]}
      last={t('tradeSummary.columns.updated')}
      label={t('tradeSummary.statuses')}
    >
      {statuses.map(({ species, state, total_trade_records, last_updated_at }) => (
        <tr key={species.id} className="h-12.5 border-b border-line last:border-0 hover:bg-tint">
          <td className="px-4 py-1.5">
            <OwnerCell species={species} />
          </td>
          <td className="px-4 py-1.5">
            <Badge tone={TONES[state]}>{t(`tradeSummary.states.${state}`)}</Badge>
          </td>
          <td className="px-4 py-1.5 text-right tabular-nums">
            {total_trade_records === null ? t('tradeSummary.notCounted') : number(total_trade_records)}
          </td>
          <td className="px-4 py-1.5 text-right whitespace-nowrap">
            {last_updated_at === null ? t('tradeSummary.never') : moment(last_updated_at)}
          </td>
        </tr>
      ))}
    </ListTable>
  )
}
