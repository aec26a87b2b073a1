import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { SectionFailure } from '#web/components/section-failure.tsx'
import { statusOf } from '#web/query-client.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { adminApi } from '../admin-api.ts'
import { AdminPage } from '../admin-page.tsx'
import { ArticleEditForm } from './article-edit-form.tsx'
import { BackToSummaries } from './back-to-summaries.tsx'

/** The rows beside the article summary of the species that the address names. */
export function ArticleEditScreen() {
  const { t } = useTranslation('admin')
  const { id } = useParams({ from: '/admin/article-summary/$id/edit' })
  const { data, error, refetch } = useQuery(
    adminApi.article_edit.get.queryOptions({
      input: { species_id: id },
      staleTime: 0,
      gcTime: 0,
      refetchOnMount: true,
    }),
  )
  if (data) return <ArticleEditForm key={id} article={data} />

  const messages = { 400: t('records.species.id_required'), 404: t('records.species.not_found') }
  return (
    <AdminPage title={t('articleEdit.title')} above={<BackToSummaries />}>
      {error ? (
        <SectionFailure
          message={
            messages[statusOf(error) as keyof typeof messages] ??
            t('articleEdit.failed', { message: error.message })
          }
          problem={error}
          onRetry={refetch}
        />
      ) : (
        <div role="status">
          <p className="mb-4 text-sm text-ink-2">{t('articleEdit.loading')}</p>
          <Skeleton className="h-96 w-full" />
        </div>
      )}
    </AdminPage>
  )
}
