import { type ReactNode, useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Flow, FlowCounts } from '#domain/trade/flow-counts.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { ChartFrame } from '../frame/chart-frame.tsx'
import { StillContext } from '../frame/still.ts'
import { useQuantity } from '../use-quantity.ts'
import { useTradeLabels } from '../use-trade-labels.ts'
import { DecadeMaps, decadeGrid } from './decade-maps.tsx'
import { FlowsTable } from './flows-table.tsx'
import { MapKey } from './map-key.tsx'
import { mapLayout } from './map-layout.ts'
import { PolarMap } from './polar-map.tsx'
import { type MapArc, polarMapPoints, scaleOf } from './polar-map-points.ts'
import { type MappedTrade, useMapContent } from './use-map-content.ts'
import { useMapSums } from './use-map-sums.ts'

interface TradeMapChartProps extends MappedTrade {
  /** What changes the drawing: above it, and the years below it. */
  choice?: ReactNode
  years?: ReactNode
  onChoose?: ((flow: Flow<number>) => void) | undefined
}

/** What countries send each other, seen from above the pole, with the same as a table. */
export function TradeMapChart(props: TradeMapChartProps) {
  const { flows, range, byDecade, choice, years, onChoose } = props
  const hatched = range ?? []
  const { t } = useTranslation('trade')
  const format = useFormat()
  const quantity = useQuantity()
  const { country } = useTradeLabels()
  const [marked, mark] = useState<number | null>(null)
  const chart = useMapContent(props)
  const isStill = useContext(StillContext) !== null
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
        byDecade
          ? decadeGrid(width, flows.decades.length).height
          : mapLayout(width, { hasAside: !isStill }).size.height
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
        const scale = scaleOf([all])
        const layout = mapLayout(size.width, { hasAside: !isStill })
        const { isWide, radius } = layout
        const map = (
          <PolarMap
            size={layout.size}
            centre={layout.centre}
            radius={radius}
            label={chart.title}
            points={polarMapPoints(all, scale, layout, { name, write })}
            hatched={hatched}
            words={words}
            marked={marked}
            onMark={mark}
            onChoose={onChoose && (({ flow }) => onChoose(flow))}
          />
        )
        if (isStill) return map
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
        return (
          <div className={isWide ? 'flex items-start justify-between print:flex-wrap' : undefined}>
            {isWide && key}
            <div className="relative flex-none print:order-first print:w-full">{map}</div>
            <MapSums counts={all} isWide={isWide} />
            {!isWide && key}
          </div>
        )
      }}
    </ChartFrame>
  )
}

interface MapSumsProps {
  counts: FlowCounts<number>
  isWide: boolean
}

/** What is drawn and what is not, as large numbers. */
function MapSums({ counts, isWide }: MapSumsProps) {
  const sums = useMapSums(counts)
  return (
    <dl
      className={
        isWide
          ? 'grid w-37 gap-3.5 print:w-1/2 print:grid-cols-2'
          : 'mt-3 grid grid-cols-2 gap-x-5 gap-y-3 sm:grid-cols-4'
      }
    >
      {sums.map(({ name, figure, note }) => (
        <div key={name}>
          <dt className="text-xs font-semibold text-ink-2">{name}</dt>
          <dd>
            <span className="block font-serif text-2xl leading-[1.15] tracking-[-0.02em]">{figure}</span>
            <span className="block text-xs leading-snug text-ink-3">{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
