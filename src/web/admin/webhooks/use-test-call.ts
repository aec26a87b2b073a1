import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { adminApi } from '../admin-api.ts'
import { useToasts } from '../use-toasts.ts'
import type { CallProblem } from './event-words.ts'

const isSuccess = (status: number | null) => status !== null && status >= 200 && status < 300

/** Calls a webhook to try it; what its receiver answered is told in a toast. */
export function useTestCall() {
  const { t } = useTranslation('admin')
  const toasts = useToasts()
  const queryClient = useQueryClient()
  return useMutation({
    ...adminApi.webhooks.test.mutationOptions({ retry: false }),
    onSuccess: ({ status, problem }) => {
      if (isSuccess(status)) return toasts.succeeded(t('webhooks.tested', { status }))
      const reason =
        problem === null ? t('webhooks.tested', { status }) : t(`webhooks.problems.${problem as CallProblem}`)
      toasts.failed(t('webhooks.testFailed', { reason }))
    },
    onError: ({ message }) => toasts.failed(message),
    onSettled: () => queryClient.invalidateQueries({ queryKey: adminApi.webhooks.key() }),
  })
}
