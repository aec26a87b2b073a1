import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#web/i18n/use-format.ts'
import { useQuantity } from '../use-quantity.ts'
import { ValueAxis, YearAxis } from './axes.tsx'
import { Band, type BandEnds } from './band.tsx'
import { ChartTooltip, TooltipFigures, TooltipHead } from './chart-tooltip.tsx'
import { Cursor } from './cursor.tsx'
import { EndLabel, LABEL_TEXT, SIGN_ROOM } from './end-label.tsx'
import { endLabels, MARGIN_GAP } from './end-labels.ts'
import { EventLines, type NamedEvents, placedEvents, roomForEvents } from './event-lines.tsx'
import { fitText, textWidth } from './label-places.ts'
import { drawnStretches, type LinePoint } from './line-runs.ts'
import { LineSeries } from './line-series.tsx'
import { MarkerShape } from './marker-shape.tsx'
import { FIRST_TONE, type LineLook, markerAt, toneAt, toneColour } from './palette.ts'
import { Plot, type PlotSize } from './plot.tsx'
import { yearPlot } from './year-plot.ts'
import { type YearSpan, yearsOf } from './years.ts'

/** One line of several, with a point for every year of the span. */
export interface NamedLine {
  id: string
  label: string
  /** The index of the series whose colour and marker it has, where it has no look of its own. */
  series: number
  look?: LineLook
  points: readonly LinePoint[]
}

export interface LinesPlotProps {
  size: PlotSize
  label: string
  span: YearSpan
  lines: readonly NamedLine[]
  /** Above the axis. */
  unit?: string | undefined
  /** The area between two lines, filled in the colour of the first. */
  band?: BandEnds | undefined
  /** Takes the year that is pressed, by its place in the span. */
  onChoose?: (at: number) => void
  /** Years that are marked by name, such as those of listings. */
  events?: readonly NamedEvents[]
  /** A logarithmic scale, for lines that differ a hundredfold. */
  isLog?: boolean
}

/** From this width on labels are at the ends of lines; below, the key names the lines. */
const LABELS_FROM = 560
const WIDEST_LABEL = 150
/** Above the highest value, for the unit of the axis. */
const UNIT_ROOM = 28

/** Between the names of events and the highest value. */
const ABOVE_EVENTS = 8
const NO_EVENTS: readonly NamedEvents[] = []

/** From these values on an axis would need more room for its figures than it leaves for the lines. */
const LONG_FIGURE = 1_000_000
const LONG_FIGURE_NARROW = 10_000

/** Several lines over the same years, each with its colour, its marker and its name; a gap where there is no figure. */
export function LinesPlot(props: LinesPlotProps) {
  const { size, label, span, lines: given, unit, band, events = NO_EVENTS, isLog = false, onChoose } = props
  const { t } = useTranslation('trade')
  const format = useFormat()
  const written = useQuantity()
  const [at, setAt] = useState<number | null>(null)
  const years = yearsOf(span)
  const labelled = size.width >= LABELS_FROM
  const labelRoom = Math.min(
    WIDEST_LABEL,
    Math.max(0, ...given.map((one) => textWidth(one.label, LABEL_TEXT))),
  )
  const largest = Math.max(0, ...given.flatMap(({ points }) => points.flatMap(({ value }) => value ?? [])))
  const axisValue = largest < (labelled ? LONG_FIGURE : LONG_FIGURE_NARROW) ? format.number : format.short
  const plotWith = (top: number) =>
    yearPlot({
      size,
      span,
      largest,
      format: (value) => axisValue(value),
      room: {
        ...(labelled ? { right: MARGIN_GAP + SIGN_ROOM + labelRoom } : {}),
        ...(top === 0 ? {} : { top }),
      },
      whole: false,
      isLog,
    })
  const unitRoom = unit === undefined ? 0 : UNIT_ROOM
  const bare = plotWith(unitRoom)
  const placed = placedEvents(
    events.filter((one) => one.year >= span.first && one.year <= span.last),
    bare.scales.x,
    bare.edges,
  )
  const { scales, edges, yearTicks, valueTicks } =
    placed.length === 0 ? bare : plotWith(unitRoom + roomForEvents(placed) + ABOVE_EVENTS)
  const lines = given.map((one) => ({
    ...one,
    look: one.look ?? usualLook(one.series),
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
  const figuresOf = (index: number) =>
    lines.map(({ label: name, look, points }) => {
      const value = points[index]?.value ?? null
      return { name, look, figure: value === null ? t('notInYear') : written(value) }
    })
  /** A year that a release does not hold in full, which looks like a decline. */
  const incompleteNote = (index: number) =>
    lines.some(({ points }) => points[index]?.complete === false) ? t('cursor.incomplete') : undefined

  return (
    <>
      <Plot size={size} label={label}>
        <ValueAxis ticks={valueTicks} y={scales.y} edges={edges} format={(value) => axisValue(value)} />
        {unit !== undefined && (
          <text x={0} y={11} className="fill-ink-3 text-2xs">
            {unit}
          </text>
        )}
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
        <EventLines events={placed} x={scales.x} edges={edges} year={year ?? null} />
        {band && <Band ends={band} scales={scales} colour={toneColour(lines[0]?.look.tone ?? FIRST_TONE)} />}
        {lines.map(({ id, look, points }) => (
          <LineSeries
            key={id}
            points={points}
            scales={scales}
            colour={toneColour(look.tone)}
            marker={look.marker}
            dashed={look.dashed}
          />
        ))}
        {labelled &&
          lines.map(({ id, look, name }, index) => {
            const place = labels[index]
            return (
              place && (
                <EndLabel key={id} place={place} look={look}>
                  {name}
                </EndLabel>
              )
            )
          })}
      </Plot>
      <Cursor
        label={t('cursor.years', { chart: label })}
        positions={years.map(scales.x)}
        at={at}
        onMove={setAt}
        onChoose={onChoose}
        valueText={(index) =>
          [
            `${years[index]}: ${figuresOf(index)
              .map(({ name, figure }) => `${name} ${figure}`)
              .join(', ')}`,
            incompleteNote(index),
          ]
            .filter(Boolean)
            .join('. ')
        }
      >
        {year !== undefined && at !== null && (
          <ChartTooltip size={size} x={scales.x(year)} y={edges.top}>
            <TooltipHead name={String(year)} figure={incompleteNote(at)} />
            <TooltipFigures
              figures={figuresOf(at).map(({ look, ...named }) => ({
                ...named,
                mark: (
                  <svg width={10} height={10} aria-hidden="true">
                    <MarkerShape marker={look.marker} colour={toneColour(look.tone)} at={{ x: 5, y: 5 }} />
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

function usualLook(series: number): LineLook {
  return { tone: toneAt(series), marker: markerAt(series), dashed: false }
}
