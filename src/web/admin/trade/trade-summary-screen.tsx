import { useTranslation } from 'react-i18next'
import { Boundary } from '#web/components/section.tsx'
import { SimulatedBanner } from '#web/components/simulated-banner.tsx'
import { ForPermission } from '#web/session/for-permission.tsx'
import { AdminPage } from '../admin-page.tsx'
import { GenerationPanel } from './generation-panel.tsx'
import { SummaryStatuses } from './summary-statuses.tsx'

/** /admin/trade-summary: how the summaries stand, and the form that makes them. Source: specification, document 3, section 2.10. */
export function TradeSummaryScreen() {
  const { t } = useTranslation('admin')
  return (
    <AdminPage title={t('tradeSummary.title')} lead={t('tradeSummary.lead')}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <SimulatedBanner dataset="cites_trade" />
        <ForPermission permission="edit_records">
          <GenerationPanel />
        </ForPermission>
        <Boundary message={t('tradeSummary.statusFailed')}>
          <SummaryStatuses />
        </Boundary>
      </div>
    </AdminPage>
  )
}
