import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#web/i18n/use-format.ts'
import { ValueAxis, YearAxis } from '../plot/axes.tsx'
import { ChartTooltip, TooltipFigures, TooltipHead } from '../plot/chart-tooltip.tsx'
import { Cursor } from '../plot/cursor.tsx'
import { nearestPlace } from '../plot/cursor-keys.ts'
import { endLabels, MARGIN_GAP } from '../plot/end-labels.ts'
import { fitText, textWidth } from '../plot/label-places.ts'
import { drawnStretches } from '../plot/line-runs.ts'
import { LineSeries } from '../plot/line-series.tsx'
import { MarkerShape } from '../plot/marker-shape.tsx'
import { markerAt, toneAt, toneColour } from '../plot/palette.ts'
import { Plot, type PlotSize } from '../plot/plot.tsx'
import { yearPlot } from '../plot/year-plot.ts'
import { type YearSpan, yearsOf } from '../plot/years.ts'
import { useQuantity } from '../use-quantity.ts'
import { EndLabel, LABEL_TEXT, SIGN_ROOM } from './end-label.tsx'
import type { TermSeries } from './top-terms-over-time-points.ts'

interface NamedTermSeries extends TermSeries {
  label: string
}

interface TopTermsPlotProps {
  size: PlotSize
  label: string
  span: YearSpan
  series: readonly NamedTermSeries[]
}

/** From this width on labels stand at the lines' ends; below, the key under the plot names the lines. */
const LABELS_FROM = 560
const WIDEST_LABEL = 150

/** One line per term with its marker; a gap where a year names the term nowhere. */
export function TopTermsPlot({ size, label, span, series }: TopTermsPlotProps) {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const written = useQuantity()
  const [at, setAt] = useState<number | null>(null)
  const years = yearsOf(span)
  const labelled = size.width >= LABELS_FROM
  const labelRoom = Math.min(
    WIDEST_LABEL,
    Math.max(0, ...series.map((one) => textWidth(one.label, LABEL_TEXT))),
  )
  const quantities = series.flatMap(({ points }) => points.flatMap(({ quantity }) => quantity ?? []))
  const axisValue = (value: number) =>
    labelled || value < 10_000 ? format.number(value) : format.short(value)
  const { scales, edges, yearTicks, valueTicks } = yearPlot({
    size,
    span,
    largest: Math.max(0, ...quantities),
    format: axisValue,
    room: labelled ? { right: MARGIN_GAP + SIGN_ROOM + labelRoom } : {},
    whole: false,
  })
  const lines = series.map(({ points, ...one }) => ({
    ...one,
    points: points.map(({ quantity, ...point }) => ({ ...point, value: quantity })),
    name: fitText(one.label, LABEL_TEXT, labelRoom),
  }))
  const labels = endLabels(
    lines.map(({ points, name }) => ({
      stretches: drawnStretches(points).map((stretch) =>
        stretch.map(({ year, value }) => ({ x: scales.x(year), y: scales.y(value) })),
      ),
      width: textWidth(name, LABEL_TEXT),
    })),
    edges,
  )
  const year = at === null ? undefined : years[at]
  const figuresOf = (place: number) =>
    series.map(({ label: name, points }) => {
      const quantity = points[place]?.quantity ?? null
      return { name, figure: quantity === null ? t('notInYear') : written(quantity) }
    })

  return (
    <>
      <Plot size={size} label={label}>
        <ValueAxis ticks={valueTicks} y={scales.y} left={edges.left} right={edges.right} format={axisValue} />
        <YearAxis ticks={yearTicks} x={scales.x} bottom={edges.bottom} />
        {year !== undefined && (
          <line
            x1={scales.x(year)}
            x2={scales.x(year)}
            y1={edges.top}
            y2={edges.bottom}
            className="stroke-chart-axis"
            shapeRendering="crispEdges"
          />
        )}
        {lines.map(({ term, points }, place) => (
          <LineSeries
            key={term}
            points={points}
            scales={scales}
            colour={toneColour(toneAt(place))}
            marker={markerAt(place)}
          />
        ))}
        {labelled &&
          labels.map((place, one) => (
            <EndLabel key={lines[one]?.term} place={place} series={one}>
              {lines[one]?.name ?? ''}
            </EndLabel>
          ))}
      </Plot>
      <Cursor
        label={t('cursor.years', { chart: label })}
        count={years.length}
        locate={(pointer) => nearestPlace(years.map(scales.x), pointer.x)}
        at={at}
        onMove={setAt}
        words={(place) =>
          `${years[place]}: ${figuresOf(place)
            .map(({ name, figure }) => `${name} ${figure}`)
            .join(', ')}`
        }
      >
        {year !== undefined && at !== null && (
          <ChartTooltip size={size} x={scales.x(year)} y={edges.top}>
            <TooltipHead name={String(year)} />
            <TooltipFigures
              figures={figuresOf(at).map((named, place) => ({
                ...named,
                mark: (
                  <svg width={10} height={10} aria-hidden="true">
                    <MarkerShape
                      marker={markerAt(place)}
                      colour={toneColour(toneAt(place))}
                      at={{ x: 5, y: 5 }}
                    />
                  </svg>
                ),
              }))}
            />
          </ChartTooltip>
        )}
      </Cursor>
    </>
  )
}
