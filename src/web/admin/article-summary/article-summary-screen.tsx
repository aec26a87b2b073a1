import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { RefreshCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { searchArticles } from '#domain/summaries/article-search.ts'
import { SectionFailure } from '#web/components/section-failure.tsx'
import { SimulatedBanner } from '#web/components/simulated-banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { LoadingNote, Skeleton } from '#web/ui/skeleton.tsx'
import { useSearchChanges } from '#web/use-search-changes.ts'
import { adminApi } from '../admin-api.ts'
import { AdminPage } from '../admin-page.tsx'
import { ArticleAge } from './article-age.tsx'
import { ArticleControls } from './article-controls.tsx'
import { ArticleCounters } from './article-counters.tsx'
import { ArticleExportButtons } from './article-export-buttons.tsx'
import type { ArticleRow } from './article-row.ts'
import { type ArticleSearch, shownColumns } from './article-search.ts'
import { ArticleTable } from './article-table.tsx'
import { useRefreshAllArticles } from './use-article-refresh.ts'

/** /admin/article-summary: what articles tell of every species, and how far it can be trusted. */
export function ArticleSummaryScreen() {
  const { t } = useTranslation('admin')
  const asked = useSearch({ from: '/admin/article-summary/' })
  const { data, dataUpdatedAt, error, refetch } = useQuery(
    adminApi.article_summaries.list.queryOptions({ staleTime: 0, refetchOnMount: true }),
  )
  const rows = data === undefined ? [] : searchArticles(data, asked.search)

  return (
    <AdminPage
      title={t('articleSummary.title')}
      lead={t('articleSummary.lead')}
      actions={
        data && (
          <>
            <ArticleExportButtons rows={rows} />
            <RefreshAllButton />
          </>
        )
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <SimulatedBanner dataset="cites_trade" />
        {error ? (
          <SectionFailure message={error.message} problem={error} onRetry={refetch} />
        ) : data ? (
          <>
            <ArticleCounters rows={data} />
            <ArticleAge rows={data} now={dataUpdatedAt} />
            <ArticleList asked={asked} rows={rows} now={dataUpdatedAt} />
          </>
        ) : (
          <ArticleSkeleton />
        )}
      </div>
    </AdminPage>
  )
}

function RefreshAllButton() {
  const { t } = useTranslation('admin')
  const { mutate, isPending } = useRefreshAllArticles()
  return (
    <Button size="small" tone="primary" disabled={isPending} onClick={() => mutate(undefined)}>
      <RefreshCw className="size-4" />
      {isPending ? t('articleSummary.refreshing') : t('articleSummary.refreshAll')}
    </Button>
  )
}

interface ArticleListProps {
  asked: ArticleSearch
  rows: readonly ArticleRow[]
  now: number
}

function ArticleList({ asked, rows, now }: ArticleListProps) {
  const { t } = useTranslation('admin')
  const change = useSearchChanges<ArticleSearch>()
  const ask = (changes: Partial<ArticleSearch>) => change(changes, { replace: true })
  return (
    <div className="min-w-0 rounded-md border border-line bg-surface">
      <ArticleControls asked={asked} onAsk={ask} />
      <p role="status" className="px-4 pb-3 text-sm text-ink-3">
        {t('articleSummary.found', { count: rows.length })}
      </p>
      {rows.length === 0 ? (
        <p className="border-t border-ink px-4 py-9 text-center text-ink-2">{t('articleSummary.empty')}</p>
      ) : (
        <ArticleTable rows={rows} columns={shownColumns(asked)} now={now} />
      )}
    </div>
  )
}

function ArticleSkeleton() {
  return (
    <>
      <LoadingNote />
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-120 w-full" />
    </>
  )
}
