import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Boundary } from '#web/components/section.tsx'
import { SimulatedBanner } from '#web/components/simulated-banner.tsx'
import { useSearchChanges } from '#web/use-search-changes.ts'
import { AdminPage } from '../admin-page.tsx'
import { AuditedSpeciesList } from './audited-species-list.tsx'
import { TrendAuditPane } from './trend-audit-pane.tsx'
import type { TrendAuditSearch } from './trend-audit-search.ts'
import { TrendMethodology } from './trend-methodology.tsx'

/** /admin/article-summary/trend-audit. Source: specification, document 3, section 2.13. */
export function TrendAuditScreen() {
  const { t } = useTranslation('admin')
  const asked = useSearch({ from: '/admin/article-summary/trend-audit' })
  const ask = useSearchChanges<TrendAuditSearch>()
  const [inspected, setInspected] = useState('')

  return (
    <AdminPage title={t('trendAudit.title')} lead={t('trendAudit.lead')}>
      <div className="grid gap-5">
        <SimulatedBanner dataset="cites_trade" />
        <TrendMethodology />
      </div>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,28rem)_minmax(0,1fr)]">
        <Boundary message={t('trendAudit.listFailed')}>
          <AuditedSpeciesList asked={asked} onAsk={ask} onInspect={setInspected} />
        </Boundary>
        <div className="max-xl:order-first">
          {asked.species === '' ? (
            <p className="rounded-md border border-dashed border-line-strong px-5 py-9 text-center text-sm text-ink-2 max-xl:hidden">
              {t('trendAudit.choose')}
            </p>
          ) : (
            <TrendAuditPane
              key={asked.species}
              id={asked.species}
              takesFocus={inspected === asked.species}
              onClose={() => ask({ species: '' })}
            />
          )}
        </div>
      </div>
    </AdminPage>
  )
}
