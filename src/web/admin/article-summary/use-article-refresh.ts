import { useTranslation } from 'react-i18next'
import { adminApi } from '../admin-api.ts'
import { useAnnouncedMutation } from '../use-announced-mutation.ts'

/** Makes every summary again. */
export function useRefreshAllArticles() {
  const { t } = useTranslation('admin')
  return useAnnouncedMutation(adminApi.article_summaries.refresh_all.mutationOptions(), {
    done: t('articleSummary.refreshed'),
    failed: ({ message }) => t('articleSummary.refreshFailed', { message }),
  })
}

/** Makes the summary of one species again. */
export function useRefreshArticle() {
  const { t } = useTranslation('admin')
  return useAnnouncedMutation(adminApi.article_summaries.refresh.mutationOptions(), {
    done: t('articleSummary.refreshedOne'),
    failed: ({ message }) => t('articleSummary.refreshOneFailed', { message }),
  })
}
