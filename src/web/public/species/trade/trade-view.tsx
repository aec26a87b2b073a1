import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import type { TradeFilters, TradeSummary } from '#contract/trade-contract.ts'
import { EmptyState } from '#web/components/empty-state.tsx'
import { Boundary } from '#web/components/section.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TradeCharts } from './trade-charts.tsx'
import { NO_FILTERS } from './trade-filters.ts'
import { TradeSummaryStrip } from './trade-summary-strip.tsx'
import { TradeChartsSkeleton } from './trade-tab-skeleton.tsx'

interface TradeViewProps {
  species: SpeciesDetail
  trade: TradeSummary
  filters: TradeFilters
  /** The figures were derived from the summary, not counted. */
  estimated?: boolean
}

/** The trade that the filters leave: its summary and its charts, or that nothing is left. */
export function TradeView({ species, trade, filters, estimated = false }: TradeViewProps) {
  const { t } = useTranslation('trade')
  if (trade.total_trade_records === 0) return <NothingLeft species={species} />

  return (
    <div className="grid gap-5">
      {estimated && <Notice tone="caution">{t('summary.estimateNote')}</Notice>}
      <TradeSummaryStrip trade={trade} estimated={estimated} />
      <Boundary skeleton={<TradeChartsSkeleton />}>
        <TradeCharts species={species} trade={trade} filters={filters} estimated={estimated} />
      </Boundary>
    </div>
  )
}

function NothingLeft({ species }: Pick<TradeViewProps, 'species'>) {
  const { t } = useTranslation('trade')
  const navigate = useNavigate({ from: '/species/$id' })
  const reset = () =>
    navigate({ search: (search) => ({ ...search, ...NO_FILTERS }), replace: true, resetScroll: false })
  return (
    <EmptyState
      message={t('filters.nothingLeft')}
      hint={t('filters.nothingLeftHint')}
      drawing={species.drawing ?? undefined}
    >
      <Button onClick={reset}>{t('filters.reset')}</Button>
    </EmptyState>
  )
}
