import { useSuspenseQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { productTypes } from '#domain/seizures/product-types.ts'
import { api } from '#web/api.ts'
import { EmptyState } from '#web/components/empty-state.tsx'
import { ReleaseSource } from '#web/components/release-source.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ConfiscatedSpecimens } from './confiscated-specimens.tsx'
import { ProductTypes } from './product-types.tsx'
import { RecentSeizures } from './recent-seizures.tsx'
import { RiskCard } from './risk-card.tsx'
import { SeizureRecords } from './seizure-records.tsx'
import { WhatTheseAre } from './what-these-are.tsx'

/** What is on record of illegal trade: what the records are, the risk, the products, the records, and apart from them the confiscations in legal trade's reports. */
export function IllegalTradeTab({ species }: { species: SpeciesDetail }) {
  const { t } = useTranslation('trade')
  const question = { input: { id: species.id } }
  const [{ data: summary }, { data: seizures }] = useSuspenseQueries({
    queries: [api.seizures.summary.queryOptions(question), api.seizures.list.queryOptions(question)],
  })
  const isEmpty = seizures.length === 0

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <WhatTheseAre seizures={seizures} />
      {summary.isCitesAppendixI && <Notice tone="caution">{t('illegal.appendixI')}</Notice>}
      {(!isEmpty || summary.isCitesAppendixI) && <RiskCard summary={summary} />}
      {isEmpty ? (
        <EmptyState message={t('illegal.none')} />
      ) : (
        <>
          <ProductTypes kinds={productTypes(seizures)} />
          <RecentSeizures seizures={seizures} />
          <SeizureRecords species={species} seizures={seizures} />
        </>
      )}
      <ConfiscatedSpecimens confiscated={summary.confiscatedInTrade} />
      <footer className="grid gap-0.5 border-t border-line pt-3">
        <ReleaseSource dataset="seizures" />
        <ReleaseSource dataset="cites_trade" />
      </footer>
    </div>
  )
}
