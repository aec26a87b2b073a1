import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { sortedFigures } from '#domain/proof/figure-order.ts'
import type { Dataset } from '#domain/releases/datasets.ts'
import { api } from '#web/api.ts'
import { CitePage } from '#web/citing/cite-page.tsx'
import { EmptyState } from '#web/components/empty-state.tsx'
import { ReleaseSource } from '#web/components/release-source.tsx'
import { useNameLabels } from '#web/components/use-name-labels.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ProofExport } from './proof-export.tsx'
import { ProofFilters } from './proof-filters.tsx'
import { ProofSummary } from './proof-summary.tsx'
import { ProofTable } from './proof-table.tsx'
import { useProofAddress } from './use-proof-address.ts'

const CITED = ['catalogue-published-figures', 'cites_trade'] as const satisfies Dataset[]

/** What is compared and how, how it comes out, and every figure. */
export function ProofPart() {
  const { t, i18n } = useTranslation(['trade', 'common'])
  const { data } = useSuspenseQuery(api.proof.list.queryOptions({ input: {} }))
  const { search, order, clear } = useProofAddress()
  const nameOf = useNameLabels()
  const ofSpecies = data.figures.filter(
    ({ species_id }) => search.species === undefined || species_id === search.species,
  )
  const chosen = ofSpecies.filter(({ verdict }) => search.verdict === undefined || verdict === search.verdict)
  const shown = sortedFigures(chosen, order, nameOf, new Intl.Collator(i18n.language).compare)

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid max-w-read gap-3">
        <p>{t('proof.intro')}</p>
        <p>{t('proof.verdictsMean')}</p>
        <p className="text-sm text-ink-3">{t('proof.notChecked')}</p>
      </div>
      {data.release === null ? (
        <Notice tone="caution" title={t('proof.waits')}>
          {t('proof.waitsWhy')}
        </Notice>
      ) : (
        <ProofSummary figures={ofSpecies} release={data.release} />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <ProofFilters figures={data.figures} nameOf={nameOf} isCompared={data.release !== null} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="status" className="text-sm text-ink-2">
            {t('proof.shown', { count: data.figures.length, shown: shown.length })}
          </p>
          <ProofExport figures={shown} simulated={data.simulated} />
        </div>
        {shown.length === 0 ? (
          <EmptyState message={t('proof.nothing')}>
            <Button onClick={clear}>{t('proof.showAll')}</Button>
          </EmptyState>
        ) : (
          <ProofTable figures={shown} />
        )}
      </div>
      <div>
        <ReleaseSource dataset="cites_trade" />
        <ReleaseSource dataset="catalogue-published-figures" />
        <CitePage name="proof" title={t('common:pages.proof.heading')} datasets={CITED} />
      </div>
    </div>
  )
}
