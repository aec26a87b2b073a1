import { useTranslation } from 'react-i18next'
import { purposeTerms, sourceTerms } from '#domain/glossary/term-names.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { ShareBarsChart } from '../share-bars/share-bars-chart.tsx'
import { codeBars } from '../share-bars/share-bars-points.ts'
import { aboutTrade, signsOf, type TradeShown } from '../trade-shown.ts'
import { useTradeLabels } from '../use-trade-labels.ts'

export function TradePurposesChart({ trade }: { trade: TradeShown }) {
  const { t } = useTranslation('trade')
  const { years } = useFormat()
  const { purpose } = useTradeLabels()

  return (
    <ShareBarsChart
      about={{
        ...aboutTrade(trade, 'purposes'),
        title: t('purposes.title'),
        glossaryTerms: ['Purpose code'],
        subtitle: t('purposes.subtitle', { years: years(trade.span.first, trade.span.last) }),
        caveats: signsOf(trade, 'both_ledgers_counted'),
        counted: trade.countedRecords,
      }}
      column={t('columns.purpose')}
      codes={purposeTerms}
      bars={codeBars(trade.view.purposes, purpose)}
    />
  )
}

export function TradeSourcesChart({ trade }: { trade: TradeShown }) {
  const { t } = useTranslation('trade')
  const { years } = useFormat()
  const { source } = useTradeLabels()

  return (
    <ShareBarsChart
      about={{
        ...aboutTrade(trade, 'sources'),
        title: t('sources.title'),
        glossaryTerms: ['Source code'],
        subtitle: t('sources.subtitle', { years: years(trade.span.first, trade.span.last) }),
        caveats: signsOf(trade, 'source_unrecorded', 'both_ledgers_counted'),
        counted: trade.countedRecords,
      }}
      column={t('columns.source')}
      codes={sourceTerms}
      bars={codeBars(trade.view.sources, source)}
    />
  )
}
