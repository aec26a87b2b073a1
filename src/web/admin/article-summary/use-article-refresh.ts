import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { announce } from '#web/ui/toaster.tsx'
import { adminApi } from '../admin-api.ts'

/** Makes every summary anew, says what became of it and shows the new ones. */
export function useRefreshAllArticles() {
  const { t } = useTranslation('admin')
  return useMutation({
    ...adminApi.article_summaries.refresh_all.mutationOptions(),
    ...useOutcome(t('articleSummary.refreshed'), (message) => t('articleSummary.refreshFailed', { message })),
  })
}

/** The same for one species. */
export function useRefreshArticle() {
  const { t } = useTranslation('admin')
  return useMutation({
    ...adminApi.article_summaries.refresh.mutationOptions(),
    ...useOutcome(t('articleSummary.refreshedOne'), (message) =>
      t('articleSummary.refreshOneFailed', { message }),
    ),
  })
}

function useOutcome(done: string, failed: (message: string) => string) {
  const { t } = useTranslation('admin')
  const queryClient = useQueryClient()
  return {
    onSuccess: async () => {
      announce({ title: t('toast.success'), description: done })
      await queryClient.invalidateQueries({ queryKey: adminApi.article_summaries.list.key() })
      await queryClient.invalidateQueries({ queryKey: adminApi.article_edit.get.key() })
    },
    onError: ({ message }: Error) =>
      announce({ title: t('toast.error'), description: failed(message), tone: 'problem' }),
  }
}
