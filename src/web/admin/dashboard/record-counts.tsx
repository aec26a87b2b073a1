import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/components/empty-state.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { adminApi } from '../admin-api.ts'

const COUNTS = [
  { what: 'species', to: '/admin/species' },
  { what: 'cites_trade_records', to: '/admin/trade-summary' },
  { what: 'iucn_assessments', to: '/admin/iucn-assessments' },
  { what: 'cites_listings', to: '/admin/cites-listings' },
] as const

/** Four counts, each linked to its records. Source: specification, document 3, section 2.4. */
export function RecordCounts() {
  const { t } = useTranslation('admin')
  const { number } = useFormat()
  const { data: counts } = useSuspenseQuery(adminApi.overview.counts.queryOptions({ staleTime: 0 }))
  if (COUNTS.every(({ what }) => counts[what] === 0)) return <EmptyState message={t('dashboard.none')} />

  return (
    <ul
      aria-label={t('dashboard.counts.label')}
      className="grid overflow-hidden rounded-md border border-line bg-surface sm:grid-cols-2 xl:grid-cols-4"
    >
      {COUNTS.map(({ what, to }) => (
        <li key={what} className="-mt-px -ml-px border-t border-l border-line">
          <Link to={to as string} className="block px-5.5 py-4 text-ink no-underline hover:bg-tint">
            <span className="block text-xs font-semibold text-ink-2">{t(`dashboard.counts.${what}`)}</span>
            <span className="mt-1 block font-serif text-4xl tabular-nums">{number(counts[what])}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
