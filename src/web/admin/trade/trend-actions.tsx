import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ForPermission } from '#web/session/for-permission.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { adminApi } from '../admin-api.ts'
import { TrendBadge } from '../article-summary/trend-badge.tsx'
import { useAnnouncedMutation } from '../use-announced-mutation.ts'

/** Computes the trend in the database, and stores the summary again. Source: specification, document 3, sections 2.13 and 8. */
export function TrendActions({ species_id }: { species_id: string }) {
  const { t } = useTranslation('admin')
  const queryClient = useQueryClient()
  const compute = useMutation({
    mutationFn: () =>
      queryClient.fetchQuery(
        adminApi.trend_audit.calculate.queryOptions({
          input: { id: species_id },
          staleTime: 0,
          retry: false,
        }),
      ),
    retry: false,
  })
  const refresh = useAnnouncedMutation(adminApi.trend_audit.refresh.mutationOptions(), {
    done: t('articleSummary.refreshedOne'),
    failed: ({ message }) => t('articleSummary.refreshOneFailed', { message }),
  })

  return (
    <div className="my-4 flex flex-wrap items-center gap-2.5 border-y border-line py-3.5">
      <Button size="small" aria-busy={compute.isPending} onClick={() => compute.mutate()}>
        {t('trendAudit.compute')}
      </Button>
      <ForPermission permission="edit_records">
        <Button
          size="small"
          aria-disabled={refresh.isPending}
          onClick={() => refresh.mutate({ id: species_id })}
        >
          {t('trendAudit.refresh')}
        </Button>
      </ForPermission>
      <p role="status" className="flex w-full items-center gap-2 text-xs text-ink-2 empty:hidden">
        {compute.data && (
          <>
            {t('trendAudit.computed')} <TrendBadge trend={compute.data.trend} />
          </>
        )}
        {compute.isError && (
          <>
            {t('trendAudit.computed')} <Badge tone="danger">{t('trendAudit.error')}</Badge>
          </>
        )}
      </p>
    </div>
  )
}
