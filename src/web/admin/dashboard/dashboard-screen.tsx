import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Boundary, Section } from '#web/components/section.tsx'
import { SimulatedBanner } from '#web/components/simulated-banner.tsx'
import { ForPermission } from '#web/session/for-permission.tsx'
import { adminApi } from '../admin-api.ts'
import { AdminPage } from '../admin-page.tsx'
import { AttentionList } from './attention-list.tsx'
import { FactProblems } from './fact-problems.tsx'
import { RecordCounts } from './record-counts.tsx'
import { WebhookNotices } from './webhook-notices.tsx'

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
