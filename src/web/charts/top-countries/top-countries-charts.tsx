import { useTranslation } from 'react-i18next'
import {
  exporterShares,
  importerShares,
  type TopCountries,
  topCountries,
} from '#domain/trade/trade-shares.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { EXPORTER_TONE } from '../plot/palette.ts'
import { ShareBarsChart } from '../share-bars/share-bars-chart.tsx'
import { countryBars } from '../share-bars/share-bars-points.ts'
import { aboutTrade, notesOf, type TradeShown } from '../trade-shown.ts'
import { useTradeWords } from '../use-trade-words.ts'

export function TopImportersChart({ trade }: { trade: TradeShown }) {
  const { t } = useTranslation('trade')
  const { country } = useTradeWords()
  const countries = topCountries(importerShares(trade.annual))
  const subtitle = useSubtitle(trade, countries)

  return (
    <ShareBarsChart
      about={{
        ...aboutTrade(trade, 'top-importers'),
        title: t('importers.title'),
        words: ['Importer'],
        subtitle,
        caveats: notesOf(trade.caveats.both_reporters),
      }}
      column={t('columns.country')}
      bars={countryBars(countries, country)}
    />
  )
}

/** In another colour than importers, so that the two never look alike. */
export function TopExportersChart({ trade }: { trade: TradeShown }) {
  const { t } = useTranslation('trade')
  const { country } = useTradeWords()
  const countries = topCountries(exporterShares(trade.annual))
  const subtitle = useSubtitle(trade, countries)

  return (
    <ShareBarsChart
      about={{
        ...aboutTrade(trade, 'top-exporters'),
        title: t('exporters.title'),
        words: ['Exporter'],
        subtitle,
        caveats: notesOf({ sign: 'know', text: t('caveat.reexports') }, trade.caveats.both_reporters),
      }}
      column={t('columns.country')}
      bars={countryBars(countries, country)}
      tone={EXPORTER_TONE}
    />
  )
}

/** How many countries are ranked, over which years, and how many records name none. */
function useSubtitle({ span }: TradeShown, { ranked, unnamed }: TopCountries): string {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const records = unnamed.reduce((total, share) => total + share.records, 0)
  return [
    t('countries.subtitle', { count: ranked.length, years: format.years(span.first, span.last) }),
    records > 0 && t('countries.unnamed', { count: records, records: format.number(records) }),
  ]
    .filter(Boolean)
    .join(' ')
}
