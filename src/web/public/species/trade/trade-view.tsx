import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import type { TradeSummary } from '#contract/trade-contract.ts'
import { EmptyState } from '#web/components/empty-state.tsx'
import { Boundary } from '#web/components/section.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TradeCharts } from './trade-charts.tsx'
import { TradeSummaryStrip } from './trade-summary-strip.tsx'
import { TradeChartsSkeleton } from './trade-tab-skeleton.tsx'

interface TradeViewProps {
  species: SpeciesDetail
  trade: TradeSummary
  /** The figures were derived from the summary, not counted. */
  estimated?: boolean
}

/** The trade that the filters leave: its summary and its charts, or that nothing is left. */
export function TradeView({ species, trade, estimated = false }: TradeViewProps) {
  const { t } = useTranslation('trade')
  if (trade.total_trade_records === 0) return <NothingLeft />

  return (
    <div className="grid gap-5">
      {estimated && <Notice tone="caution">{t('summary.estimateNote')}</Notice>}
      <TradeSummaryStrip trade={trade} estimated={estimated} />
      <Boundary skeleton={<TradeChartsSkeleton />}>
        <TradeCharts species={species} trade={trade} estimated={estimated} />
      </Boundary>
    </div>
  )
}

function NothingLeft() {
  const { t } = useTranslation('trade')
  const navigate = useNavigate({ from: '/species/$id' })
  return (
    <EmptyState message={t('filters.nothingLeft')} hint={t('filters.nothingLeftHint')}>
      <Button onClick={() => navigate({ search: { tab: 'trade' }, replace: true, resetScroll: false })}>
        {t('filters.reset')}
      </Button>
    </EmptyState>
  )
}
