import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { quantityInWords } from '#domain/trade/explained/ledgers-in-words.ts'
import { differHundredfold } from '#domain/trade/hundredfold.ts'
import { seriesColours } from '#domain/trade/series-colours.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import type { ChartContent } from '../frame/chart-content.ts'
import { PlotSwitch } from '../frame/plot-switch.tsx'
import { paragraph } from '../paragraph.ts'
import { LinesChart } from '../plot/lines-chart.tsx'
import { EXPORTER_LOOK, IMPORTER_LOOK, markerAt, toneAt } from '../plot/palette.ts'
import { yearsOf } from '../plot/years.ts'
import { aboutTrade, signsOf, type TradeShown } from '../trade-shown.ts'
import { useSentences } from '../use-sentences.ts'
import { useTradeLabels } from '../use-trade-labels.ts'
import { type QuantityLine, quantityLines } from './quantity-over-time-points.ts'

const OF_SIDES = { exporters: EXPORTER_LOOK, importers: IMPORTER_LOOK } as const

/** Quantities per year in one measure: both sides of one article, or up to five articles. */
export function QuantityOverTimeChart({ trade }: { trade: TradeShown }) {
  const { t } = useTranslation('trade')
  const { years } = useFormat()
  const labels = useTradeLabels()
  const sentences = useSentences()
  const [wantsLog, setLog] = useState(false)
  const { view, span, basis } = trade
  const { article, last_complete_year, signs } = view
  const [shown] = view.over_time
  if (article === null || shown === undefined) return null

  const isOneArticle = view.over_time.length === 1
  const isBothSides = isOneArticle && view.reporter === 'both'
  const colours = seriesColours(
    view.whole_species.terms,
    view.over_time.map(({ term }) => term),
  )
  const lines = quantityLines({ ...view, basis, isBothSides, span }).map((line, index) => ({
    ...line,
    id: `${line.article.term} ${line.basis}`,
    label: isBothSides && line.basis !== 'larger' ? t(`side.${line.basis}`) : labels.term(line.article.term),
    series: index,
    look: lookOf(line, index, colours[index] ?? index, isBothSides),
  }))
  const offersLog = differHundredfold(lines.map(({ points }) => points.map(({ value }) => value)))
  const isLog = offersLog && wantsLog
  const isQuantified = lines.some(({ points }) => points.some(({ value }) => value !== null && value > 0))
  const key = lines.map(({ label, look }) => ({ label, ...look }))
  const counted = trade.countedQuantity(article)

  const chart = {
    ...aboutTrade(trade, 'quantity-over-time'),
    title: t(isOneArticle ? 'quantity.titleOne' : 'quantity.title'),
    glossaryTerms: ['Quantity'],
    subtitle: paragraph(
      isOneArticle
        ? t('quantity.ofOne', { article: labels.article(article), years: years(span.first, span.last) })
        : t('quantity.ofSeveral', {
            count: lines.length,
            measure: labels.measure(article.measure),
            years: years(span.first, span.last),
          }),
      t('quantity.basis', { basis: isBothSides ? t('basis.bothSides') : counted.basis }),
      t('quantity.zeros'),
      isLog && t('frame.logSubtitle'),
    ),
    caveats: signsOf(
      trade,
      'one_row_year',
      'one_side_only',
      'one_side_below_a_twentieth',
      'newest_year_incomplete',
    ),
    counted,
    table: {
      columns: [
        { label: t('columns.year'), kind: 'year' },
        ...lines.map(({ label }) => ({ label, kind: 'number' as const })),
      ],
      rows: yearsOf(span).map((year, index) => [
        year,
        ...lines.map(({ points }) => points[index]?.value ?? null),
      ]),
    },
    key,
    words: sentences(
      quantityInWords({
        article: shown,
        basis,
        years: span,
        last_complete_year,
        selection: trade.selection,
        signs,
      }),
    ),
    ...(isQuantified ? {} : { empty: t('noQuantity') }),
  } satisfies ChartContent

  return (
    <LinesChart
      chart={chart}
      span={span}
      lines={lines}
      unit={labels.measure(article.measure)}
      isLog={isLog}
      choice={offersLog && <PlotSwitch label={t('frame.logScale')} on={isLog} onChange={setLog} />}
    />
  )
}

/** Terms have the colour that they have in every chart, and the marker of their line. */
function lookOf({ basis }: QuantityLine, index: number, colour: number, isBothSides: boolean) {
  if (isBothSides && basis !== 'larger') return OF_SIDES[basis]
  return { tone: toneAt(colour), marker: markerAt(index), dashed: false }
}
