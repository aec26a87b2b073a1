import { useTranslation } from 'react-i18next'
import { Boundary, Section } from '#web/components/section.tsx'
import { SimulatedBanner } from '#web/components/simulated-banner.tsx'
import { AdminPage } from '../admin-page.tsx'
import { AttentionList } from './attention-list.tsx'
import { FactsToCheck } from './facts-to-check.tsx'
import { RecordCounts } from './record-counts.tsx'

/** /admin: counts of records, the species that need a curator, and the facts to check. */
export function DashboardScreen() {
  const { t } = useTranslation('admin')
  return (
    <AdminPage title={t('dashboard.title')}>
      <SimulatedBanner dataset="cites_trade" />
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
