import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#web/i18n/use-format.ts'
import { ValueAxis, YearAxis } from '../plot/axes.tsx'
import { ChartTooltip, TooltipFigures, TooltipHead } from '../plot/chart-tooltip.tsx'
import { Cursor } from '../plot/cursor.tsx'
import { Plot, type PlotSize } from '../plot/plot.tsx'
import { yearPlot } from '../plot/year-plot.ts'
import type { YearSpan } from '../plot/years.ts'
import { useQuantity } from '../use-quantity.ts'
import { MirroredBars } from './mirrored-bars.tsx'
import type { LedgerYear } from './two-ledgers-points.ts'

interface TwoLedgersPlotProps {
  size: PlotSize
  label: string
  span: YearSpan
  years: readonly LedgerYear[]
  unit: string
}

/** Room above and below the bars for the unit and the names of the sides. */
const ROOM = 22
/** The names of the sides are inside the outermost lines. */
const LABEL_BELOW = 16
const LABEL_ABOVE = 7
const WIDEST_BAR = 18
const LONG_FIGURE = 1_000_000
const LONG_FIGURE_NARROW = 10_000
const NARROW = 480

/** What exporters report, upwards, and what importers report, downwards, year by year. */
export function TwoLedgersPlot({ size, label, span, years, unit }: TwoLedgersPlotProps) {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const quantity = useQuantity()
  const [at, setAt] = useState<number | null>(null)
  const largest = Math.max(0, ...years.flatMap(({ exporters, importers }) => [exporters, importers]))
  const isLong = largest >= (size.width < NARROW ? LONG_FIGURE_NARROW : LONG_FIGURE)
  const write = (value: number) => (isLong ? format.short(value) : format.number(value))
  // Half of the height for each side, laid out as one plot and mirrored.
  const half = (size.height - ROOM) / 2
  const { scales, edges, yearTicks, valueTicks } = yearPlot({
    size: { width: size.width, height: half + ROOM },
    span,
    largest,
    format: write,
    room: { top: ROOM },
    whole: false,
  })
  const middle = edges.bottom
  const height = (value: number) => middle - scales.y(value)
  const width = Math.max(2, Math.min(WIDEST_BAR, ((edges.right - edges.left) / years.length) * 0.72))
  const ticks = valueTicks.filter((_, index) => index % 2 === 0)
  const point = at === null ? undefined : years[at]
  const figuresOf = ({ exporters, importers, matched }: LedgerYear) => [
    { name: t('side.exporters'), figure: quantity(exporters) },
    { name: t('side.importers'), figure: quantity(importers) },
    { name: t('ledgers.confirmed'), figure: quantity(matched) },
  ]

  return (
    <>
      <Plot size={size} label={label}>
        <text x={0} y={11} className="fill-ink-3 text-2xs">
          {unit}
        </text>
        <ValueAxis ticks={ticks} y={scales.y} edges={edges} format={write} />
        <ValueAxis
          ticks={ticks.slice(1)}
          y={(value) => middle + height(value)}
          edges={edges}
          format={write}
        />
        <MirroredBars years={years} x={scales.x} middle={middle} height={height} width={width} at={at} />
        <text x={edges.left + 6} y={edges.top + LABEL_BELOW} fontSize={12} className="fill-ink font-semibold">
          {t('ledgers.exportersReport')}
        </text>
        <text
          x={edges.left + 6}
          y={2 * middle - edges.top - LABEL_ABOVE}
          fontSize={12}
          className="fill-ink font-semibold"
        >
          {t('ledgers.importersReport')}
        </text>
        <YearAxis ticks={yearTicks} x={scales.x} bottom={2 * middle - edges.top + 6} />
      </Plot>
      <Cursor
        label={t('cursor.years', { chart: label })}
        positions={years.map(({ year }) => scales.x(year))}
        at={at}
        onMove={setAt}
        valueText={(index) => {
          const one = years[index]
          if (one === undefined) return ''
          return `${one.year}: ${figuresOf(one)
            .map(({ name, figure }) => `${name} ${figure}`)
            .join(', ')}`
        }}
      >
        {point && (
          <ChartTooltip size={size} x={scales.x(point.year)} y={edges.top}>
            <TooltipHead name={String(point.year)} figure={unit} />
            <TooltipFigures figures={figuresOf(point)} />
          </ChartTooltip>
        )}
      </Cursor>
    </>
  )
}
