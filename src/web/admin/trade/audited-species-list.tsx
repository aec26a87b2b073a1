import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { TRADE_TRENDS } from '#domain/trade/trade-trend.ts'
import { Select } from '#web/ui/select.tsx'
import { adminApi } from '../admin-api.ts'
import { ListSearch } from '../records/list-search.tsx'
import { AuditedSpeciesTable } from './audited-species-table.tsx'
import { auditedSpecies, type TrendAuditSearch } from './trend-audit-search.ts'

interface AuditedSpeciesListProps {
  asked: TrendAuditSearch
  onAsk: (changes: Partial<TrendAuditSearch>) => void
  /** Hears which species the curator turns to. */
  onInspect: (species_id: string) => void
}

/** Every species with its stored trend, narrowed by name and trend. */
export function AuditedSpeciesList({ asked, onAsk, onInspect }: AuditedSpeciesListProps) {
  const { t } = useTranslation(['admin', 'trade'])
  const { data } = useSuspenseQuery(
    adminApi.trend_audit.list.queryOptions({ staleTime: 0, refetchOnMount: true }),
  )
  const rows = auditedSpecies(data, asked)

  return (
    <section aria-label={t('admin:trendAudit.species')} className="rounded-md border border-line bg-surface">
      <ListSearch
        key={asked.search}
        placeholder={t('admin:trendAudit.search')}
        asked={asked.search}
        onAsk={(search) => onAsk({ search })}
      />
      <div className="px-4 pb-4">
        <Select
          label={t('admin:trendAudit.trend')}
          value={asked.trend}
          options={[
            { value: '', label: t('admin:trendAudit.all') },
            ...TRADE_TRENDS.map((value) => ({ value, label: t(`trade:trend.${value}`) })),
          ]}
          onChange={(trend) => onAsk({ trend })}
        />
      </div>
      <p role="status" className="px-4 pb-2.5 text-xs text-ink-3">
        {t('admin:trendAudit.found', { count: rows.length, total: data.length })}
      </p>
      {rows.length === 0 ? (
        <p className="border-t border-ink px-4 py-9 text-center text-sm text-ink-2">
          {t('admin:trendAudit.empty')}
        </p>
      ) : (
        <AuditedSpeciesTable rows={rows} asked={asked} onInspect={onInspect} />
      )}
    </section>
  )
}
