import { useTranslation } from 'react-i18next'
import { purposeWords, sourceWords } from '#domain/glossary/coded-words.ts'
import { purposeShares, sourceShares } from '#domain/trade/trade-shares.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { ShareBarsChart } from '../share-bars/share-bars-chart.tsx'
import { codeBars } from '../share-bars/share-bars-points.ts'
import { aboutTrade, notesOf, type TradeShown } from '../trade-shown.ts'
import { useTradeWords } from '../use-trade-words.ts'

export function TradePurposesChart({ trade }: { trade: TradeShown }) {
  const { t } = useTranslation('trade')
  const { years } = useFormat()
  const { purpose } = useTradeWords()

  return (
    <ShareBarsChart
      about={{
        ...aboutTrade(trade, 'purposes'),
        title: t('purposes.title'),
        words: ['Purpose code'],
        subtitle: t('purposes.subtitle', { years: years(trade.span.first, trade.span.last) }),
        caveats: notesOf(trade.caveats.both_reporters),
      }}
      column={t('columns.purpose')}
      codes={purposeWords}
      bars={codeBars(purposeShares(trade.annual), purpose)}
    />
  )
}

export function TradeSourcesChart({ trade }: { trade: TradeShown }) {
  const { t } = useTranslation('trade')
  const { years } = useFormat()
  const { source } = useTradeWords()

  return (
    <ShareBarsChart
      about={{
        ...aboutTrade(trade, 'sources'),
        title: t('sources.title'),
        words: ['Source code'],
        subtitle: t('sources.subtitle', { years: years(trade.span.first, trade.span.last) }),
        caveats: notesOf(trade.caveats.source_unrecorded, trade.caveats.both_reporters),
      }}
      column={t('columns.source')}
      codes={sourceWords}
      bars={codeBars(sourceShares(trade.annual), source)}
    />
  )
}
