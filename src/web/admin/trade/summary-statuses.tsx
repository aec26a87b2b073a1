import { useSuspenseQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { tradeSummaryCounts } from '#domain/summaries/trade-summary-counts.ts'
import { Button } from '#web/ui/button.tsx'
import { adminApi } from '../admin-api.ts'
import { CountsRow } from '../counts-row.tsx'
import { SummaryStatusTable } from './summary-status-table.tsx'

/** Four figures over all species, and how the summary of each stands. */
export function SummaryStatuses() {
  const { t } = useTranslation('admin')
  const { data, isFetching, refetch } = useSuspenseQuery(
    adminApi.trade_summaries.statuses.queryOptions({ staleTime: 0, refetchOnMount: true }),
  )
  const counts = tradeSummaryCounts(data.map(({ state }) => state))

  return (
    <>
      <CountsRow
        label={t('tradeSummary.counts.label')}
        counts={(['total', 'with_summaries', 'with_trade_data', 'missing'] as const).map((word) => ({
          word: t(`tradeSummary.counts.${word}`),
          count: counts[word],
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
