import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { TrendAudit } from '#contract/trend-audit-curation.ts'
import { trendWindows } from '#domain/trade/trade-trend.ts'
import { lazyPart } from '#web/components/lazy-part.tsx'
import { Boundary } from '#web/components/section.tsx'
import { SpeciesName } from '#web/components/species-name.tsx'
import { ForPermission } from '#web/session/for-permission.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ASKED_ANEW, adminApi } from '../admin-api.ts'
import { TrendBadge } from '../article-summary/trend-badge.tsx'
import { Loaded } from '../loaded.tsx'
import { useAnnouncedMutation } from '../use-announced-mutation.ts'
import { TrendFigures } from './trend-figures.tsx'

interface TrendAuditPaneProps {
  /** Whether the heading takes the focus: after a click it does, where the address was opened it does not. */
  takesFocus: boolean
  onClose: () => void
}

/** The figures behind the trend of the inspected species. */
export function TrendAuditPane({ id, ...props }: TrendAuditPaneProps & { id: string }) {
  const { t } = useTranslation('admin')
  const audit = useQuery(adminApi.trend_audit.get.queryOptions({ input: { id }, ...ASKED_ANEW }))
  return (
    <Loaded query={audit} failed={({ message }) => t('trendAudit.failed', { message })}>
      {(data) => <TrendAuditSection audit={data} {...props} />}
    </Loaded>
  )
}

function TrendAuditSection({ audit, takesFocus, onClose }: TrendAuditPaneProps & { audit: TrendAudit }) {
  const { t } = useTranslation('admin')
  return (
    <section aria-labelledby="audited-species" className="rounded-md border border-line bg-surface">
      <header className="flex items-start justify-between gap-3 border-b border-line px-5 pt-4 pb-3">
        <h2
          id="audited-species"
          tabIndex={-1}
          ref={takesFocus ? focusOn : undefined}
          className="font-serif text-xl outline-offset-4"
        >
          <SpeciesName name={audit.species.scientific_name} />
          <span className="block font-sans text-sm text-ink-3">{audit.species.common_name}</span>
        </h2>
        <IconButton label={t('trendAudit.close')} onClick={onClose} className="-mt-1.5 -mr-2.5 size-9">
          <X className="size-4.5" />
        </IconButton>
      </header>
      <TrendAuditDetail audit={audit} />
    </section>
  )
}

const focusOn = (heading: HTMLElement | null) => heading?.focus()

const AuditChart = lazyPart(() => import('./audit-chart.tsx').then(({ AuditChart: chart }) => chart))

/** Averages, ratio and trends of a species, the buttons that compute them again, and the chart. */
function TrendAuditDetail({ audit }: { audit: TrendAudit }) {
  const { t } = useTranslation('admin')
  const windows = trendWindows(audit.annual)
  return (
    <div className="px-5 py-4">
      <TrendFigures audit={audit} windows={windows} />
      <TrendActions species_id={audit.species.id} />
      {windows ? (
        <Boundary skeleton={<Skeleton className="h-96 w-full" />}>
          <AuditChart audit={audit} windows={windows} />
        </Boundary>
      ) : (
        <p className="rounded-sm bg-sunken px-6 py-9 text-center text-sm text-ink-2">
          {t('trendAudit.nothingToDraw')}
        </p>
      )}
    </div>
  )
}

/** Computes the trend in the database, and stores the summary again. Source: specification, document 3, sections 2.13 and 8. */
function TrendActions({ species_id }: { species_id: string }) {
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
