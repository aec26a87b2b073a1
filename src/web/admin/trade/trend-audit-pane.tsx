import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { TrendAudit } from '#contract/trend-audit-curation.ts'
import { SpeciesName } from '#web/components/species-name.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { adminApi } from '../admin-api.ts'
import { Loaded } from '../loaded.tsx'
import { TrendAuditDetail } from './trend-audit-detail.tsx'

interface TrendAuditPaneProps {
  /** Whether the heading takes the focus: after a click it does, where the address was opened it does not. */
  takesFocus: boolean
  onClose: () => void
}

/** What the trend of the inspected species rests on. */
export function TrendAuditPane({ id, ...props }: TrendAuditPaneProps & { id: string }) {
  const { t } = useTranslation('admin')
  const audit = useQuery(
    adminApi.trend_audit.get.queryOptions({ input: { id }, staleTime: 0, refetchOnMount: true }),
  )
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
