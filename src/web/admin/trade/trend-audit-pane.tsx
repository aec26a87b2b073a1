import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SectionFailure } from '#web/components/section-failure.tsx'
import { SpeciesName } from '#web/components/species-name.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { LoadingNote, Skeleton } from '#web/ui/skeleton.tsx'
import { adminApi } from '../admin-api.ts'
import { TrendAuditDetail } from './trend-audit-detail.tsx'

interface TrendAuditPaneProps {
  id: string
  /** Whoever just asked for it is led here; whoever opens the address is not. */
  takesFocus: boolean
  onClose: () => void
}

/** What the trend of the inspected species rests on. */
export function TrendAuditPane({ id, takesFocus, onClose }: TrendAuditPaneProps) {
  const { t } = useTranslation('admin')
  const { data, error, refetch } = useQuery(
    adminApi.trend_audit.get.queryOptions({ input: { id }, staleTime: 0, refetchOnMount: true }),
  )
  if (error)
    return (
      <SectionFailure
        message={t('trendAudit.failed', { message: error.message })}
        problem={error}
        onRetry={refetch}
      />
    )
  if (data === undefined)
    return (
      <div className="grid gap-3">
        <LoadingNote />
        <Skeleton className="h-40 w-full" />
        <Skeleton className="h-96 w-full" />
      </div>
    )
  return (
    <section aria-labelledby="audited-species" className="rounded-md border border-line bg-surface">
      <header className="flex items-start justify-between gap-3 border-b border-line px-5 pt-4 pb-3">
        <h2
          id="audited-species"
          tabIndex={-1}
          ref={takesFocus ? leadHere : undefined}
          className="font-serif text-xl outline-offset-4"
        >
          <SpeciesName name={data.species.scientific_name} />
          <span className="block font-sans text-sm text-ink-3">{data.species.common_name}</span>
        </h2>
        <IconButton label={t('trendAudit.close')} onClick={onClose} className="-mt-1.5 -mr-2.5 size-9">
          <X className="size-4.5" />
        </IconButton>
      </header>
      <TrendAuditDetail audit={data} />
    </section>
  )
}

const leadHere = (heading: HTMLElement | null) => heading?.focus()
