import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Flow } from '#domain/trade/flow-counts.ts'
import type { FlowsOfYears, TradeFlows } from '#domain/trade/trade-flows-view.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import type { ChartContent } from '../frame/chart-content.ts'
import { ChartFrame } from '../frame/chart-frame.tsx'
import { signsOf, type TradeShown } from '../trade-shown.ts'
import { useQuantity } from '../use-quantity.ts'
import { useTradeLabels } from '../use-trade-labels.ts'
import { DecadeMaps, decadeGrid } from './decade-maps.tsx'
import { FlowsTable } from './flows-table.tsx'
import { MapKey } from './map-key.tsx'
import { mapLayout } from './map-layout.ts'
import { MapSums } from './map-sums.tsx'
import { PolarMap } from './polar-map.tsx'
import { type MapArc, polarMapPoints, scaleOf } from './polar-map-points.ts'

interface TradeMapChartProps {
  trade: Pick<TradeShown, 'name' | 'subject' | 'source' | 'narrowed' | 'signs' | 'countedQuantity'>
  flows: TradeFlows
  /** Range states, by code. */
  hatched: readonly string[]
  /** By decade instead of in one map. */
  byDecade: boolean
  /** What changes the drawing: above it, and the years below it. */
  choice: ReactNode
  years: ReactNode
  onChoose?: ((flow: Flow<number>) => void) | undefined
}

/** What countries send each other, seen from above the pole, with the same as a table. */
export function TradeMapChart(props: TradeMapChartProps) {
  const { flows, hatched, byDecade, choice, years, onChoose } = props
  const { t } = useTranslation('trade')
  const format = useFormat()
  const quantity = useQuantity()
  const { country } = useTradeLabels()
  const [marked, mark] = useState<number | null>(null)
  const chart = useMapContent(props)
  const { all } = flows
  const write = flows.of === 'records' ? (figure: number) => format.number(figure) : quantity
  const name = (code: string) => country(code)
  const words = ({ number, flow }: MapArc) => {
    const ends = { from: name(flow.from), importer: name(flow.importer) }
    return {
      said: t('map.arc', { ...ends, number, figure: write(flow.figure) }),
      head: t('ledgers.pair', { exporter: ends.from, importer: ends.importer }),
      figures: [
        {
          name: t(flows.of === 'records' ? 'columns.records' : 'columns.quantity'),
          figure: write(flow.figure),
        },
        { name: t('side.exporters'), figure: write(flow.exporters) },
        { name: t('side.importers'), figure: write(flow.importers) },
      ],
    }
  }
  return (
    <ChartFrame
      chart={chart}
      height={(width) =>
        byDecade ? decadeGrid(width, flows.decades.length).height : mapLayout(width).size.height
      }
      choice={choice}
      below={
        <>
          {years}
          {all && !byDecade && (
            <FlowsTable
              label={t('map.table', { chart: chart.title })}
              counts={all}
              figure={flows.of === 'records' ? t('columns.records') : t(`map.columns.${flows.reporter}`)}
              sender={t(flows.by === 'source' ? 'choices.sourceCountry' : 'choices.exporter')}
              write={write}
              marked={marked}
              onMark={mark}
              onChoose={onChoose}
            />
          )}
        </>
      }
    >
      {(size) => {
        if (all === null) return null
        if (byDecade) {
          const scale = scaleOf(flows.decades)
          return (
            <DecadeMaps
              size={size}
              label={chart.title}
              decades={flows.decades}
              scale={scale}
              hatched={hatched}
              name={name}
              write={write}
            />
          )
        }
        const layout = mapLayout(size.width)
        const { isWide, radius, centre } = layout
        const scale = scaleOf([all])
        const sums = <MapSums counts={all} write={write} isWide={isWide} />
        const key = (
          <MapKey
            scale={scale}
            radius={radius}
            write={write}
            bySource={flows.by === 'source'}
            hasRange={hatched.length > 0}
            isWide={isWide}
          />
        )
        const drawing = {
          width: isWide ? layout.size.width : size.width,
          height: layout.size.height,
        }
        return (
          <div className={isWide ? 'flex items-start justify-between' : undefined}>
            {isWide && key}
            <div className="relative flex-none">
              <PolarMap
                size={drawing}
                centre={centre}
                radius={radius}
                label={chart.title}
                points={polarMapPoints(all, scale, layout, { name, write })}
                hatched={hatched}
                words={words}
                marked={marked}
                onMark={mark}
                onChoose={onChoose && (({ flow }) => onChoose(flow))}
              />
            </div>
            {sums}
            {!isWide && key}
          </div>
        )
      }}
    </ChartFrame>
  )
}

function useMapContent({ trade, flows, hatched, byDecade }: TradeMapChartProps): ChartContent {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const labels = useTradeLabels()
  const { name, subject, source, narrowed } = trade
  const { article, all, by } = flows
  const counted = article === null ? undefined : trade.countedQuantity(article)
  const figure = article === null ? t('columns.records') : labels.article(article)
  const about = { name: `${name}-map`, subject, source, narrowed, title: t('map.title') }
  const shareOf = (part: number) => (all && all.total.figure > 0 ? (part / all.total.figure) * 100 : null)
  const decadeRow = ({ first, last, drawn, others, unnamed, high_seas, total }: FlowsOfYears) => [
    format.years(first, last) ?? '',
    drawn.figure,
    others.figure,
    unnamed.figure,
    high_seas.figure,
    total.figure,
  ]
  return {
    ...about,
    subtitle: t(by === 'source' ? 'map.subtitleBySource' : 'map.subtitle', {
      article: figure,
      basis: counted?.basis ?? t('basis.records', { movement: t(`movement.${flows.movement}`) }),
      years: all === null ? '' : format.years(all.first, all.last),
      count: all?.drawn.flows ?? 0,
    }),
    caveats: [
      ...signsOf(trade, 'one_side_only', 'one_side_below_a_twentieth', 'newest_year_incomplete'),
      { sign: 'know', text: t('map.apart') },
      ...(hatched.length > 0 ? [{ sign: 'know' as const, text: t('map.rangeNote') }] : []),
      ...(by === 'source' && flows.sent_on_rows > 0
        ? [{ sign: 'know' as const, text: t('map.sentOn', { count: flows.sent_on_rows }) }]
        : []),
    ],
    counted,
    table: byDecade
      ? {
          columns: [
            { label: t('choices.years'), kind: 'text' },
            { label: t('map.drawn'), kind: 'number' },
            { label: t('map.others'), kind: 'number' },
            { label: t('map.unnamed'), kind: 'number' },
            { label: t('countries.highSeas'), kind: 'number' },
            { label: figure, kind: 'number' },
          ],
          rows: flows.decades.map(decadeRow),
        }
      : {
          columns: [
            { label: t(by === 'source' ? 'choices.sourceCountry' : 'choices.exporter'), kind: 'text' },
            { label: t('choices.importer'), kind: 'text' },
            { label: figure, kind: 'number' },
            { label: t('side.exporters'), kind: 'number' },
            { label: t('side.importers'), kind: 'number' },
            { label: t('columns.share'), kind: 'percent' },
          ],
          rows: [
            ...(all?.flows ?? []).map((flow) => [
              labels.country(flow.from),
              labels.country(flow.importer),
              flow.figure,
              flow.exporters,
              flow.importers,
              shareOf(flow.figure),
            ]),
            ...(all === null
              ? []
              : [
                  [t('map.unnamed'), null, all.unnamed.figure, null, null, shareOf(all.unnamed.figure)],
                  [
                    t('countries.highSeas'),
                    null,
                    all.high_seas.figure,
                    null,
                    null,
                    shareOf(all.high_seas.figure),
                  ],
                ]),
          ],
        },
    ...(all === null || all.total.figure === 0 ? { empty: t('map.empty') } : {}),
  }
}
