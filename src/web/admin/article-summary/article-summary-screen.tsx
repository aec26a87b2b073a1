import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { RefreshCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ARTICLE_COUNTS, articleCounts } from '#domain/summaries/article-counts.ts'
import { searchArticles } from '#domain/summaries/article-search.ts'
import { SimulatedBanner } from '#web/components/simulated-banner.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { ForPermission } from '#web/session/for-permission.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useSearchChanges } from '#web/use-search-changes.ts'
import { ASKED_ANEW, adminApi } from '../admin-api.ts'
import { AdminPage } from '../admin-page.tsx'
import { CountsRow } from '../counts-row.tsx'
import { Loaded } from '../loaded.tsx'
import { useMoments } from '../use-moments.ts'
import { shownColumns } from './article-columns.tsx'
import { ArticleControls, ArticleExportButtons } from './article-controls.tsx'
import type { ArticleRow } from './article-row.ts'
import type { ArticleSearch } from './article-search.ts'
import { ArticleTable } from './article-table.tsx'
import { useRefreshAllArticles } from './use-article-refresh.ts'

/** /admin/article-summary: the article summary of every species, with its data quality. */
export function ArticleSummaryScreen() {
  const { t } = useTranslation('admin')
  const asked = useSearch({ from: '/admin/article-summary/' })
  const articles = useQuery(adminApi.article_summaries.list.queryOptions(ASKED_ANEW))
  const { data, dataUpdatedAt: now } = articles
  const rows = data === undefined ? [] : searchArticles(data, asked.search)

  return (
    <AdminPage
      title={t('articleSummary.title')}
      lead={t('articleSummary.lead')}
      actions={
        data && (
          <>
            <ArticleExportButtons rows={rows} />
            <ForPermission permission="edit_records">
              <RefreshAllButton />
            </ForPermission>
          </>
        )
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <SimulatedBanner dataset="cites_trade" />
        <Loaded query={articles} failed={({ message }) => message} skeleton={<ArticleSkeleton />}>
          {(all) => (
            <>
              <ArticleCounters rows={all} />
              <ArticleAge rows={all} now={now} />
              <ArticleList asked={asked} rows={rows} now={now} />
            </>
          )}
        </Loaded>
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
  const format = useFormat()
  const change = useSearchChanges<ArticleSearch>()
  const ask = (changes: Partial<ArticleSearch>) => change(changes, { replace: true })
  return (
    <div className="min-w-0 rounded-md border border-line bg-surface">
      <ArticleControls asked={asked} onAsk={ask} />
      <p role="status" className="px-4 pb-3 text-sm text-ink-3">
        {t('articleSummary.found', { count: rows.length, figure: format.number(rows.length) })}
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
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-120 w-full" />
    </>
  )
}

/** When summaries were last made, and how many are outdated. */
function ArticleAge({ rows, now }: { rows: readonly ArticleRow[]; now: number }) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const { ago } = useMoments()
  const made = rows.flatMap(({ last_updated }) => last_updated ?? []).toSorted()
  const [oldest, newest] = [made[0], made.at(-1)]
  const outdated = rows.filter(({ is_outdated, last_updated }) => is_outdated || last_updated === null).length
  return (
    <>
      <p className="text-sm text-ink-2">
        {newest === undefined || oldest === undefined
          ? t('articleSummary.neverUpdated')
          : ago(newest, now) === ago(oldest, now)
            ? t('articleSummary.lastUpdated', { when: ago(newest, now) })
            : t('articleSummary.lastUpdatedSome', { when: ago(newest, now), oldest: ago(oldest, now) })}
      </p>
      {outdated > 0 && (
        <Notice tone="caution">
          {t('articleSummary.outdatedRows', { count: outdated, figure: format.number(outdated) })}
        </Notice>
      )}
    </>
  )
}

/** Counts over all summaries, whatever is searched for. */
function ArticleCounters({ rows }: { rows: readonly ArticleRow[] }) {
  const { t } = useTranslation('admin')
  const counts = articleCounts(rows)
  return (
    <CountsRow
      label={t('articleSummary.counts.label')}
      counts={ARTICLE_COUNTS.map((what) => ({
        label: t(`articleSummary.counts.${what}`),
        count: counts[what],
      }))}
    />
  )
}
