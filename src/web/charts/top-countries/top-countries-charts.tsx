import { useTranslation } from 'react-i18next'
import { exporterShares, importerShares, topCountries } from '#domain/trade/trade-shares.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { EXPORTER_TONE } from '../plot/palette.ts'
import { ShareBarsChart } from '../share-bars/share-bars-chart.tsx'
import { countryBars } from '../share-bars/share-bars-points.ts'
import { notesOf, type TradeShown } from '../trade-shown.ts'
import { useTradeWords } from '../use-trade-words.ts'

export function TopImportersChart({ trade }: { trade: TradeShown }) {
  const { t } = useTranslation('trade')
  const { years } = useFormat()
  const { country } = useTradeWords()
  const shares = topCountries(importerShares(trade.annual))

  return (
    <ShareBarsChart
      about={{
        name: `${trade.name}-top-importers`,
        subject: trade.subject,
        title: t('importers.title'),
        words: ['Importer'],
        subtitle: t('importers.subtitle', {
          count: shares.length,
          years: years(trade.span.first, trade.span.last),
        }),
        caveats: notesOf(trade.caveats.both_reporters),
        source: trade.source,
      }}
      column={t('columns.country')}
      bars={countryBars(shares, country)}
    />
  )
}

/** In another colour than importers, so that the two never look alike. */
export function TopExportersChart({ trade }: { trade: TradeShown }) {
  const { t } = useTranslation('trade')
  const { years } = useFormat()
  const { country } = useTradeWords()
  const shares = topCountries(exporterShares(trade.annual))

  return (
    <ShareBarsChart
      about={{
        name: `${trade.name}-top-exporters`,
        subject: trade.subject,
        title: t('exporters.title'),
        words: ['Exporter'],
        subtitle: t('exporters.subtitle', {
          count: shares.length,
          years: years(trade.span.first, trade.span.last),
        }),
        caveats: notesOf({ sign: 'know', text: t('caveat.reexports') }, trade.caveats.both_reporters),
        source: trade.source,
      }}
      column={t('columns.country')}
      bars={countryBars(shares, country)}
      tone={EXPORTER_TONE}
    />
  )
}
