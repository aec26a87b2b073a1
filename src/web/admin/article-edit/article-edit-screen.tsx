import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ASKED_ANEW, adminApi } from '../admin-api.ts'
import { AdminPage } from '../admin-page.tsx'
import { Loaded } from '../loaded.tsx'
import { useLoadFailure } from '../records/use-load-failure.ts'
import { ArticleEditForm } from './article-edit-form.tsx'
import { BackToSummaries } from './back-to-summaries.tsx'

/** The rows beside the article summary of the species that the address names. */
export function ArticleEditScreen() {
  const { t } = useTranslation('admin')
  const { id } = useParams({ from: '/admin/article-summary/$id/edit' })
  const failure = useLoadFailure('species')
  const article = useQuery(
    adminApi.article_edit.get.queryOptions({ input: { species_id: id }, ...ASKED_ANEW, gcTime: 0 }),
  )
  if (article.data) return <ArticleEditForm key={id} article={article.data} />

  return (
    <AdminPage title={t('articleEdit.title')} above={<BackToSummaries />}>
      <Loaded
        query={article}
        failed={(problem) => failure(problem, t('articleEdit.failed', { message: problem.message }))}
        skeleton={
          <>
            <p className="mb-4 text-sm text-ink-2">{t('articleEdit.loading')}</p>
            <Skeleton className="h-96 w-full" />
          </>
        }
      >
        {() => null}
      </Loaded>
    </AdminPage>
  )
}
