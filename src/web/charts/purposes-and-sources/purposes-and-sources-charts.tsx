import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { purposeTerms, sourceTerms } from '#domain/glossary/term-names.ts'
import { purposesInWords, sourcesInWords } from '#domain/trade/explained/shares-in-words.ts'
import { seriesColours } from '#domain/trade/series-colours.ts'
import { purposesByYear, sourceGroupsByYear, yearsOfParts } from '#domain/trade/shares-over-time.ts'
import { SOURCE_GROUPS } from '#domain/trade/source-groups.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { COLOURED_PURPOSES } from '../coloured-values.ts'
import { PlotSwitch } from '../frame/plot-switch.tsx'
import { toneAt } from '../plot/palette.ts'
import { ShareBarsChart } from '../share-bars/share-bars-chart.tsx'
import { valueBars } from '../share-bars/share-bars-points.ts'
import { SharesOverTimeChart } from '../shares-over-time/shares-over-time-chart.tsx'
import { aboutTrade, signsOf, type TradeShown } from '../trade-shown.ts'
import { useSentences } from '../use-sentences.ts'
import { useTradeLabels } from '../use-trade-labels.ts'

export function TradePurposesChart({ trade }: { trade: TradeShown }) {
  const { t } = useTranslation('trade')
  const { purpose } = useTradeLabels()
  const { about, choice, isByYear } = useShares(trade, 'purposes')
  const { view, span } = trade
  if (!isByYear) {
    return (
      <ShareBarsChart
        about={about}
        column={t('columns.purpose')}
        codes={purposeTerms}
        bars={valueBars(view.purposes, purpose)}
        choice={choice}
      />
    )
  }
  const parts = purposesByYear(view.purposes)
  const colours = seriesColours<string | null>(
    COLOURED_PURPOSES,
    parts.map(({ id }) => id),
  )
  return (
    <SharesOverTimeChart
      about={about}
      parts={parts.map(({ id }, index) => ({
        label: id === 'other' ? t('terms.other') : purpose(id),
        tone: id === null ? 'none' : toneAt(colours[index] ?? index),
      }))}
      years={yearsOfParts(parts, view, span)}
      choice={choice}
    />
  )
}

export function TradeSourcesChart({ trade }: { trade: TradeShown }) {
  const { t } = useTranslation('trade')
  const { source } = useTradeLabels()
  const { about, choice, isByYear } = useShares(trade, 'sources')
  const { view, span } = trade
  if (!isByYear) {
    return (
      <ShareBarsChart
        about={about}
        column={t('columns.source')}
        codes={sourceTerms}
        bars={valueBars(view.sources, source)}
        choice={choice}
      />
    )
  }
  const parts = sourceGroupsByYear(view.sources)
  return (
    <SharesOverTimeChart
      about={about}
      parts={parts.map(({ id }) => ({
        label: id === null ? t('terms.other') : t(`sourceGroup.${id}`),
        tone: id === null || id === 'unknown' ? 'none' : toneAt(SOURCE_GROUPS.indexOf(id)),
      }))}
      years={yearsOfParts(parts, view, span)}
      choice={choice}
    />
  )
}

/** What both charts have in common: shares of all years as bars, or by year, and the switch between the two. */
function useShares(trade: TradeShown, of: 'purposes' | 'sources') {
  const { t } = useTranslation('trade')
  const { years } = useFormat()
  const sentences = useSentences()
  const [isByYear, byYear] = useState(false)
  const { view, span } = trade
  const isOfPurposes = of === 'purposes'
  const about = {
    ...aboutTrade(trade, of),
    title: t(`${of}.title`),
    subtitle: t(`${of}.${isByYear ? 'byYear' : 'subtitle'}`, { years: years(span.first, span.last) }),
    glossaryTerms: [isOfPurposes ? 'Purpose code' : 'Source code'] as const,
    caveats: isOfPurposes
      ? signsOf(trade, 'both_ledgers_counted')
      : signsOf(trade, 'source_unrecorded', 'both_ledgers_counted'),
    counted: trade.countedRecords,
    words: sentences(isOfPurposes ? purposesInWords(view.purposes) : sourcesInWords(view.sources)),
  }
  return {
    about,
    isByYear,
    choice: <PlotSwitch label={t('shares.byYear')} on={isByYear} onChange={byYear} />,
  }
}
