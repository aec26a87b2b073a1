import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type CountryRole, countriesInWords } from '#domain/trade/explained/countries-in-words.ts'
import type { RankedFigures } from '#domain/trade/trade-view.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { EXPORTER_TONE } from '../plot/palette.ts'
import { ShareBarsChart } from '../share-bars/share-bars-chart.tsx'
import { countryBars } from '../share-bars/share-bars-points.ts'
import { aboutTrade, signsOf, type TradeShown } from '../trade-shown.ts'
import { useSentences } from '../use-sentences.ts'
import { useTradeLabels } from '../use-trade-labels.ts'

/** Whether countries are ranked by their records or by their quantity of the article shown. */
export type RankedBy = 'records' | 'quantity'

interface TopCountriesProps {
  trade: TradeShown
  by: RankedBy
  /** Changes what both charts rank by. */
  choice: ReactNode
}

export function TopImportersChart({ trade, by, choice }: TopCountriesProps) {
  const { t } = useTranslation('trade')
  const { view } = trade
  const figures = by === 'records' ? view.importers : view.quantity_importers
  const ranked = useRanked(trade, by, figures, 'importers')
  const bars = useCountryBars(figures, figures.high_seas > 0)

  return (
    <ShareBarsChart
      about={{
        ...aboutTrade(trade, 'top-importers'),
        ...ranked.about,
        title: t('importers.title'),
        glossaryTerms: ['Importer'],
      }}
      column={t('columns.country')}
      {...bars}
      quantity={ranked.quantity}
      choice={choice}
    />
  )
}

/** By exporter or by source country; in another colour than importers. */
export function TopExportersChart({ trade, by, choice }: TopCountriesProps) {
  const { t } = useTranslation('trade')
  const { view } = trade
  const figures = by === 'records' ? view.exporters : view.quantity_exporters
  const ofSource = view.by === 'source'
  const ranked = useRanked(trade, by, figures, ofSource ? 'sourceCountries' : 'exporters')
  const bars = useCountryBars(figures, true)

  return (
    <ShareBarsChart
      about={{
        ...aboutTrade(trade, 'top-exporters', ofSource ? 'source-countries' : 'top-exporters'),
        ...ranked.about,
        title: t(ofSource ? 'sourceCountries.title' : 'exporters.title'),
        ...(ofSource ? {} : { glossaryTerms: ['Exporter'] as const }),
        caveats: [...signsOf(trade, 're_exports'), ...ranked.about.caveats],
      }}
      column={t('columns.country')}
      {...bars}
      quantity={ranked.quantity}
      choice={choice}
      tone={EXPORTER_TONE}
    />
  )
}

/** The countries drawn, and those that the table and the files list; what belongs to no country comes last in both. */
export function useCountryBars(figures: RankedFigures, withHighSeas: boolean) {
  const { t } = useTranslation('trade')
  const { country } = useTradeLabels()
  const notNamed = { id: 'not_named' as const, label: t('countries.notNamed') }
  const highSeas = { id: 'high_seas' as const, label: t('countries.highSeas') }
  const apart = withHighSeas ? [notNamed, highSeas] : [notNamed]
  const all = { ...figures, ranked: [...figures.ranked, ...figures.others] }
  return { bars: countryBars(figures, country, apart), listed: countryBars(all, country, apart) }
}

/** The texts of a ranking: how many countries, which years, of what, on which basis. */
function useRanked(trade: TradeShown, by: RankedBy, figures: RankedFigures, role: CountryRole) {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const labels = useTradeLabels()
  const sentences = useSentences()
  const { article } = trade.view
  const { ranked } = figures
  const wordsOf = (counted: typeof article) => sentences(countriesInWords(figures, role, counted))
  const years = format.years(trade.span.first, trade.span.last)
  if (by === 'records' || article === null) {
    return {
      quantity: undefined,
      about: {
        subtitle: t('countries.subtitle', { count: ranked.length, years }),
        caveats: signsOf(trade, 'both_ledgers_counted'),
        counted: trade.countedRecords,
        words: wordsOf(null),
      },
    }
  }
  const counted = trade.countedQuantity(article)
  const quantity = labels.article(article)
  return {
    quantity,
    about: {
      subtitle: t('countries.ofQuantity', {
        count: ranked.length,
        years,
        article: quantity,
        basis: counted.basis,
      }),
      caveats: signsOf(trade, 'one_row_year', 'one_side_only', 'one_side_below_a_twentieth'),
      counted,
      words: wordsOf(article),
    },
  }
}
