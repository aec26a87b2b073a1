import { useTranslation } from 'react-i18next'
import type { IllegalTradeSummary, SeizureRecord } from '#contract/seizures-contract.ts'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { productTypes } from '#domain/seizures/product-types.ts'
import { EmptyState } from '#web/components/empty-state.tsx'
import { ProductTypes } from './product-types.tsx'
import { RecentSeizures } from './recent-seizures.tsx'
import { RiskCard } from './risk-card.tsx'
import { SeizureRecords } from './seizure-records.tsx'
import { WhatTheseAre } from './what-these-are.tsx'

interface RecordedSeizuresProps {
  species: SpeciesDetail
  summary: IllegalTradeSummary
  seizures: readonly SeizureRecord[]
}

/** The records of a real dataset: what they are, the risk, the products, the records themselves. */
export function RecordedSeizures({ species, summary, seizures }: RecordedSeizuresProps) {
  const { t } = useTranslation('trade')
  const isEmpty = seizures.length === 0
  return (
    <>
      <WhatTheseAre seizures={seizures} />
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
    </>
  )
}
