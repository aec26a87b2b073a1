import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { EmptyState } from '#web/components/empty-state.tsx'
import { GlossaryText } from '#web/glossary/glossary-text.tsx'
import { ExportQuotas } from './export-quotas.tsx'
import { TradeSuspensions } from './trade-suspensions.tsx'
import { useTradeMeasures } from './use-trade-measures.ts'

/** Suspensions of trade with a country and export quotas by year. */
export function TradeLimits({ species }: { species: SpeciesDetail }) {
  const { t } = useTranslation('conservation')
  const { trade_suspensions, export_quotas } = useTradeMeasures(species.id)
  if (trade_suspensions.length === 0 && export_quotas.length === 0)
    return (
      <EmptyState
        message={t('measures.trade.none')}
        hint={t('measures.trade.noneWhy')}
        drawing={species.drawing ?? undefined}
      />
    )

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="max-w-read text-ink-2">
        <GlossaryText>{t('measures.trade.what')}</GlossaryText>
      </p>
      <h3 className="text-h3 font-[650]">{t('measures.trade.suspensions')}</h3>
      <TradeSuspensions species={species} suspensions={trade_suspensions} />
      <h3 className="mt-2 text-h3 font-[650]">{t('measures.trade.quotas')}</h3>
      <ExportQuotas species={species} quotas={export_quotas} />
    </div>
  )
}
