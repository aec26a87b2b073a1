import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/components/empty-state.tsx'
import { Boundary, Section } from '#web/components/section.tsx'
import { SimulatedBanner } from '#web/components/simulated-banner.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { ForPermission } from '#web/session/for-permission.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { adminApi } from '../admin-api.ts'
import { AdminPage } from '../admin-page.tsx'
import { useMoments } from '../use-moments.ts'
import { AttentionList } from './attention-list.tsx'
import { FactProblems } from './fact-problems.tsx'

/** /admin: counts of records, the species that need a curator, and the facts to check. */
export function DashboardScreen() {
  const { t } = useTranslation('admin')
  return (
    <AdminPage title={t('dashboard.title')}>
      <SimulatedBanner dataset="cites_trade" />
      <ForPermission permission="manage_webhooks">
        <WebhookNotices />
      </ForPermission>
      <Boundary>
        <RecordCounts />
      </Boundary>
      <div className="mt-8">
        <Section title={t('dashboard.attention.title')}>
          <AttentionList />
        </Section>
      </div>
      <div className="mt-8">
        <Section title={t('dashboard.facts.title')}>
          <FactsToCheck />
        </Section>
      </div>
    </AdminPage>
  )
}

/** Facts that contradict each other, have no source or were not compared with it. */
function FactsToCheck() {
  const { data } = useSuspenseQuery(adminApi.overview.facts.queryOptions({ staleTime: 0 }))
  return <FactProblems problems={data} />
}

const COUNTS = [
  { what: 'species', to: '/admin/species' },
  { what: 'cites_trade_records', to: '/admin/trade-summary' },
  { what: 'iucn_assessments', to: '/admin/iucn-assessments' },
  { what: 'cites_listings', to: '/admin/cites-listings' },
] as const

/** Four counts, each linked to its records. Source: specification, document 3, section 2.4. */
function RecordCounts() {
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

/** Webhooks that were switched off after failing, and those whose calls were given up in the last days. */
function WebhookNotices() {
  const { t } = useTranslation('admin')
  const { moment } = useMoments()
  const { data = [] } = useQuery(adminApi.webhooks.list.queryOptions({ staleTime: 0 }))
  const failed = data.filter(({ given_up_at, given_up_calls }) => given_up_at !== null || given_up_calls > 0)
  if (failed.length === 0) return null
  return (
    <div className="my-5">
      <Notice tone="problem" title={t('dashboard.webhooks.title')}>
        <ul className="grid gap-1">
          {failed.map(({ id, name, given_up_at, given_up_calls }) => (
            <li key={id}>
              {given_up_at === null
                ? t('dashboard.webhooks.calls', { name, count: given_up_calls })
                : t('webhooks.givenUpWhat', { name, when: moment(given_up_at) })}
            </li>
          ))}
        </ul>
        <Link to="/admin/webhooks" className="mt-1.5 inline-block font-semibold text-accent">
          {t('dashboard.webhooks.open')}
        </Link>
      </Notice>
    </div>
  )
}
