import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TrendWindow, TrendWindows } from '#domain/trade/trade-trend.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { ValueAxis, YearAxis } from '../plot/axes.tsx'
import { ChartTooltip, TooltipHead } from '../plot/chart-tooltip.tsx'
import { Cursor } from '../plot/cursor.tsx'
import { LineSeries } from '../plot/line-series.tsx'
import { FIRST_TONE, toneColour } from '../plot/palette.ts'
import { Plot, type PlotSize } from '../plot/plot.tsx'
import { PointMark } from '../plot/point-mark.tsx'
import { type PlotScales, type YearPlot, yearPlot } from '../plot/year-plot.ts'
import type { YearSpan } from '../plot/years.ts'
import { useQuantity } from '../use-quantity.ts'
import type { TrendPoint } from './trend-windows-points.ts'

interface TrendWindowsPlotProps {
  size: PlotSize
  label: string
  span: YearSpan
  points: readonly TrendPoint[]
  windows: TrendWindows
}

const COLOUR = toneColour(FIRST_TONE)
/** The names of the windows are in two rows: three years of fifty are narrower than a name. */
const NAME_ROW = 16
const NAME_ABOVE = 8
const ROOM_FOR_NAMES = 2 * NAME_ROW + NAME_ABOVE

/** Quantity per year as a line over the two shaded windows, each with its average. */
export function TrendWindowsPlot({ size, label, span, points, windows }: TrendWindowsPlotProps) {
  const { t } = useTranslation('trade')
  const { short } = useFormat()
  const quantity = useQuantity()
  const [at, setAt] = useState<number | null>(null)
  const { scales, edges, yearTicks, valueTicks } = yearPlot({
    size,
    // Half a year more, so that the windows are whole.
    span: { first: span.first - 0.5, last: span.last + 0.5 },
    largest: Math.max(0, ...points.map(({ value }) => value ?? 0)),
    format: short,
    room: { top: ROOM_FOR_NAMES },
    whole: false,
  })
  const years = points.map(({ year }) => year)
  const point = at === null ? undefined : points[at]
  const figure = ({ value, window }: TrendPoint) =>
    value === null
      ? t(window ? 'windows.noneCounted' : 'windows.none')
      : t('windows.figure', { figure: quantity(value) })
  const textOf = (one: TrendPoint) =>
    one.window ? `${one.year}: ${figure(one)}. ${t(`windows.${one.window}`)}` : `${one.year}: ${figure(one)}`

  return (
    <>
      <Plot size={size} label={label}>
        {(['historical', 'recent'] as const).map((name, row) => (
          <WindowBand
            key={name}
            name={t(`windows.${name}`)}
            nameAt={edges.top - NAME_ABOVE - row * NAME_ROW}
            window={windows[name]}
            scales={scales}
            edges={edges}
          />
        ))}
        <ValueAxis ticks={valueTicks} y={scales.y} edges={edges} format={short} />
        <YearAxis ticks={yearTicks} x={scales.x} bottom={edges.bottom} />
        <LineSeries points={points} scales={scales} colour={COLOUR} />
        {point && point.value !== null && (
          <PointMark x={scales.x(point.year)} y={scales.y(point.value)} colour={COLOUR} />
        )}
      </Plot>
      <Cursor
        label={t('cursor.years', { chart: label })}
        positions={years.map(scales.x)}
        at={at}
        onMove={setAt}
        valueText={(index) => {
          const one = points[index]
          return one ? textOf(one) : ''
        }}
      >
        {point && (
          <ChartTooltip size={size} x={scales.x(point.year)} y={scales.y(point.value ?? 0)}>
            <TooltipHead name={String(point.year)} figure={figure(point)} />
            {point.window && (
              <p className="mt-1 text-ink-2">
                {t('windows.averageOf', {
                  window: t(`windows.${point.window}`),
                  figure: quantity(windows[point.window].average),
                })}
              </p>
            )}
          </ChartTooltip>
        )}
      </Cursor>
    </>
  )
}

interface WindowBandProps {
  name: string
  /** The height of the name. */
  nameAt: number
  window: TrendWindow
  scales: PlotScales
  edges: YearPlot['edges']
}

const GAP = 1

/** A shaded window of three years, its name above it and its average as a dashed line. */
function WindowBand({ name, nameAt, window: { first, last, average }, scales, edges }: WindowBandProps) {
  const left = scales.x(first - 0.5) + GAP
  const right = scales.x(last + 0.5) - GAP
  return (
    <g>
      <rect
        x={left}
        y={edges.top}
        width={right - left}
        height={edges.bottom - edges.top}
        className="fill-tint"
      />
      <line x1={right} x2={right} y1={nameAt - 8} y2={edges.top} className="stroke-line-strong" />
      <text x={right - 5} y={nameAt} textAnchor="end" className="fill-ink-2 text-2xs">
        {name}
      </text>
      <line
        x1={left}
        x2={right}
        y1={scales.y(average)}
        y2={scales.y(average)}
        strokeWidth={1.5}
        strokeDasharray="4 3"
        className="stroke-ink"
      />
    </g>
  )
}
