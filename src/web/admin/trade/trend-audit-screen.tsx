import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TREND_RULE } from '#domain/trade/trade-trend.ts'
import { Boundary } from '#web/components/section.tsx'
import { SimulatedBanner } from '#web/components/simulated-banner.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { useSearchChanges } from '#web/use-search-changes.ts'
import { AdminPage } from '../admin-page.tsx'
import { AuditedSpeciesList } from './audited-species-list.tsx'
import { TrendAuditPane } from './trend-audit-pane.tsx'
import type { TrendAuditSearch } from './trend-audit-search.ts'

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

/** How the trend is computed, with the figures of the rule. */
function TrendMethodology() {
  const { t } = useTranslation('admin')
  const { number } = useFormat()
  const { window: years, fewestYears, growth, decline } = TREND_RULE
  return (
    <section
      aria-labelledby="trend-methodology"
      className="rounded-md border border-line bg-surface px-5 py-4 text-sm"
    >
      <h2 id="trend-methodology" className="text-h3 font-[650]">
        {t('trendAudit.methodology.title')}
      </h2>
      <div className="mt-1.5 grid gap-x-8 gap-y-1.5 text-ink-2 lg:grid-cols-2">
        <p>{t('trendAudit.methodology.windows', { years })}</p>
        <p>
          {t('trendAudit.methodology.thresholds', {
            growth: number(growth),
            decline: number(decline),
            fewestYears,
          })}
        </p>
        <p>{t('trendAudit.methodology.zero')}</p>
        <p>{t('trendAudit.methodology.complete')}</p>
      </div>
    </section>
  )
}
