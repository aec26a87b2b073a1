import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#web/i18n/use-format.ts'
import { CatchBars } from '../catches-by-year/catch-bars.tsx'
import { ValueAxis, YearAxis } from '../plot/axes.tsx'
import { ChartTooltip } from '../plot/chart-tooltip.tsx'
import { Cursor } from '../plot/cursor.tsx'
import { Plot, type PlotSize } from '../plot/plot.tsx'
import { type YearPlot, yearPlot } from '../plot/year-plot.ts'
import { type NamedEvent, NamedEvents, placeEvents, roomForNames } from './named-events.tsx'
import { AboveQuotaMarks, ExportDiamonds, QuotaSteps } from './stock-marks.tsx'
import type { StockShown } from './stock-points.ts'
import { StockTooltip, useStockFigures } from './stock-tooltip.tsx'

interface StockPlotProps {
  size: PlotSize
  label: string
  shown: StockShown
  events: readonly NamedEvent[]
  /** What exports are counted in. */
  unit: string
}

/** The unit's line over a panel, and the highest mark over a bar. */
const HEAD = 30
/** How much of the height the catches have where exports are in a panel of their own. */
const UPPER = 0.6
const SHORT_FROM = 100_000

/** Catches, quota and exports by year: in one panel where all are animals, else each unit in its own. */
export function StockPlot({ size, label, shown, events, unit }: StockPlotProps) {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const figures = useStockFigures(unit)
  const [at, setAt] = useState<number | null>(null)
  const { years, largest } = shown
  const span = { first: shown.span.first - 0.5, last: shown.span.last + 0.5 }
  const hasAnimals = shown.hasCatches || shown.hasQuotas || (shown.inAnimals && shown.hasExports)
  const hasOwnPanel = shown.hasExports && !shown.inAnimals
  /** Long figures are short on the axis of the panel that has them. */
  const writer = (most: number) => (value: number) =>
    most >= SHORT_FROM ? format.short(value) : format.number(value)
  const ofUpper = hasAnimals ? largest.animals : largest.exports
  const upperHeight = hasOwnPanel && hasAnimals ? size.height * UPPER : size.height
  const panel = (height: number, most: number, top: number) =>
    yearPlot({
      size: { width: size.width, height },
      span,
      largest: most,
      format: writer(most),
      room: { top },
      whole: false,
    })
  // Both panels have the same years under each other.
  const left = Math.max(panel(100, largest.animals, 0).edges.left, panel(100, largest.exports, 0).edges.left)
  const { placed, rows } = placeEvents({
    events,
    x: shiftedTo(left, panel(100, 1, 0)).scales.x,
    width: size.width,
  })
  const names = roomForNames(rows)
  const upper = shiftedTo(left, panel(upperHeight, ofUpper, names + HEAD))
  const lower = shiftedTo(left, panel(size.height - upperHeight, largest.exports, HEAD))
  const year = at === null ? undefined : years[at]
  const bars = { years, scales: upper.scales }

  return (
    <>
      <Plot size={size} label={label}>
        <Panel
          plot={upper}
          unitAt={names + 12}
          unit={hasAnimals ? t('stock.animals') : unit}
          write={writer(ofUpper)}
        />
        {hasAnimals && (
          <>
            <CatchBars {...bars} bottom={upper.edges.bottom} pointedAt={year?.year} />
            <QuotaSteps {...bars} />
            <AboveQuotaMarks {...bars} />
          </>
        )}
        <NamedEvents placed={placed} top={0} bottom={upper.edges.bottom} />
        {(shown.inAnimals || !hasAnimals) && <ExportDiamonds {...bars} />}
        {hasOwnPanel && hasAnimals && (
          <g transform={`translate(0 ${upperHeight})`}>
            <Panel plot={lower} unitAt={12} unit={unit} write={writer(largest.exports)} />
            <ExportDiamonds years={years} scales={lower.scales} />
          </g>
        )}
      </Plot>
      <Cursor
        label={t('cursor.years', { chart: label })}
        positions={years.map((one) => upper.scales.x(one.year))}
        at={at}
        onMove={setAt}
        valueText={(index) => {
          const one = years[index]
          if (one === undefined) return ''
          const happened = events.filter((event) => event.year === one.year).map(({ title }) => title)
          const said = figures(one).map(({ name, figure }) => `${name} ${figure}`)
          return `${one.year}: ${[...said, ...happened].join('. ')}`
        }}
      >
        {year && (
          <ChartTooltip size={size} x={upper.scales.x(year.year)} y={upper.edges.top}>
            <StockTooltip
              year={year}
              figures={figures(year)}
              events={events.filter((event) => event.year === year.year)}
            />
          </ChartTooltip>
        )}
      </Cursor>
    </>
  )
}

interface PanelProps {
  plot: YearPlot
  unit: string
  unitAt: number
  write: (value: number) => string
}

function Panel({ plot: { scales, edges, valueTicks, yearTicks }, unit, unitAt, write }: PanelProps) {
  return (
    <>
      <text x={0} y={unitAt} className="fill-ink-2 text-2xs font-semibold">
        {unit}
      </text>
      <ValueAxis ticks={valueTicks} y={scales.y} edges={edges} format={write} />
      <YearAxis ticks={yearTicks} x={scales.x} bottom={edges.bottom} />
    </>
  )
}

/** The same plot with its left edge moved in. */
function shiftedTo(left: number, plot: YearPlot): YearPlot {
  const { edges, scales } = plot
  const squeeze = (edges.right - left) / (edges.right - edges.left)
  return {
    ...plot,
    edges: { ...edges, left },
    scales: { ...scales, x: (year) => edges.right - (edges.right - scales.x(year)) * squeeze },
  }
}
