import { useTranslation } from 'react-i18next'
import { purposeWords, sourceWords } from '#domain/glossary/coded-words.ts'
import { purposesInWords, sourcesInWords } from '#domain/trade/explained/shares-in-words.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { ShareBarsChart } from '../share-bars/share-bars-chart.tsx'
import { codeBars } from '../share-bars/share-bars-points.ts'
import { aboutTrade, signsOf, type TradeShown } from '../trade-shown.ts'
import { useSentences } from '../use-sentences.ts'
import { useTradeLabels } from '../use-trade-labels.ts'

export function TradePurposesChart({ trade }: { trade: TradeShown }) {
  const { t } = useTranslation('trade')
  const { years } = useFormat()
  const sentences = useSentences()
  const { purpose } = useTradeLabels()

  return (
    <ShareBarsChart
      about={{
        ...aboutTrade(trade, 'purposes'),
        title: t('purposes.title'),
        words: sentences(purposesInWords(trade.view.purposes)),
        glossaryTerms: ['Purpose code'],
        subtitle: t('purposes.subtitle', { years: years(trade.span.first, trade.span.last) }),
        caveats: signsOf(trade, 'both_ledgers_counted'),
        counted: trade.countedRecords,
      }}
      column={t('columns.purpose')}
      codes={purposeWords}
      bars={codeBars(trade.view.purposes, purpose)}
    />
  )
}

export function TradeSourcesChart({ trade }: { trade: TradeShown }) {
  const { t } = useTranslation('trade')
  const { years } = useFormat()
  const sentences = useSentences()
  const { source } = useTradeLabels()

  return (
    <ShareBarsChart
      about={{
        ...aboutTrade(trade, 'sources'),
        title: t('sources.title'),
        words: sentences(sourcesInWords(trade.view.sources)),
        glossaryTerms: ['Source code'],
        subtitle: t('sources.subtitle', { years: years(trade.span.first, trade.span.last) }),
        caveats: signsOf(trade, 'source_unrecorded', 'both_ledgers_counted'),
        counted: trade.countedRecords,
      }}
      column={t('columns.source')}
      codes={sourceWords}
      bars={codeBars(trade.view.sources, source)}
    />
  )
}
