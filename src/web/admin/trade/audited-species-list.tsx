import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { AuditedSpecies } from '#contract/trend-audit-curation.ts'
import { TRADE_TRENDS } from '#domain/trade/trend-values.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { FADED_EDGE, MoreColumns } from '#web/ui/more-of-table.tsx'
import { Select } from '#web/ui/select.tsx'
import { useHiddenColumns } from '#web/ui/use-hidden-parts.ts'
import { ASKED_ANEW, adminApi } from '../admin-api.ts'
import { StoredTrend } from '../article-summary/trend-badge.tsx'
import { NothingCell, OwnerCell } from '../records/cells.tsx'
import { ListSearch } from '../records/list-search.tsx'
import { auditedSpecies } from './audited-species.ts'
import type { TrendAuditSearch } from './trend-audit-search.ts'

interface AuditedSpeciesListProps {
  asked: TrendAuditSearch
  onAsk: (changes: Partial<TrendAuditSearch>) => void
  onInspect: (species_id: string) => void
}

/** Every species with its stored trend, filtered by name and trend. */
export function AuditedSpeciesList({ asked, onAsk, onInspect }: AuditedSpeciesListProps) {
  const { t } = useTranslation(['admin', 'trade'])
  const format = useFormat()
  const { data } = useSuspenseQuery(adminApi.trend_audit.list.queryOptions(ASKED_ANEW))
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
        {t('admin:trendAudit.found', {
          count: rows.length,
          figure: format.number(rows.length),
          total: format.number(data.length),
        })}
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

interface AuditedSpeciesTableProps {
  rows: readonly AuditedSpecies[]
  asked: TrendAuditSearch
  onInspect: (species_id: string) => void
}

/** One row per species, each with the link to the audit of its trend. */
function AuditedSpeciesTable({ rows, asked, onInspect }: AuditedSpeciesTableProps) {
  const { t } = useTranslation('admin')
  const { years } = useFormat()
  const region = useRef<HTMLDivElement>(null)
  const hidden = useHiddenColumns(region)

  return (
    <>
      {/* Relative, so that hidden text for screen readers does not widen the page. */}
      <div
        ref={region}
        className={`relative overflow-x-auto xl:max-h-[44rem] xl:overflow-y-auto ${hidden > 0 ? FADED_EDGE : ''}`}
      >
        <table className="w-full text-left text-sm">
          <thead className="sticky top-0 z-1 bg-surface">
            <tr className="border-y border-ink text-xs text-ink-2">
              <th scope="col" className="py-2.5 pr-2 pl-4 font-semibold">
                {t('columns.species')}
              </th>
              <th scope="col" className="px-2 py-2.5 font-semibold">
                {t('trendAudit.period')}
              </th>
              <th scope="col" className="px-2 py-2.5 font-semibold">
                {t('trendAudit.storedTrend')}
              </th>
              <th scope="col">
                <span className="sr-only">{t('columns.actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ species_id, trade_trend, period_start_year, period_end_year, ...species }) => (
              <tr
                key={species_id}
                className={`h-12.5 border-b border-line last:border-0 hover:bg-tint ${species_id === asked.species ? 'bg-tint' : ''}`}
              >
                <td className="py-1.5 pr-2 pl-4">
                  <OwnerCell species={{ id: species_id, ...species }} />
                </td>
                <td className="px-2 py-1.5 whitespace-nowrap">
                  {period_start_year === null ? <NothingCell /> : years(period_start_year, period_end_year)}
                </td>
                <td className="px-2 py-1.5 whitespace-nowrap">
                  <StoredTrend trend={trade_trend} />
                </td>
                <td className="py-1.5 pr-3 pl-1 text-right">
                  <Link
                    to="/admin/article-summary/trend-audit"
                    search={(before) => ({ ...before, species: species_id })}
                    onClick={() => onInspect(species_id)}
                    aria-current={species_id === asked.species ? 'true' : undefined}
                    aria-label={t('trendAudit.inspectOf', { name: species.scientific_name })}
                    className="inline-flex min-h-8.5 items-center px-1.5 text-xs font-semibold text-accent"
                  >
                    {t('trendAudit.inspect')}
                  </Link>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <MoreColumns hidden={hidden} className="px-4 py-1.5" />
    </>
  )
}
