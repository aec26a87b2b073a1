import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Appendix } from '#domain/listings/appendix.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { AppendixStrip } from '../conservation-trends/appendix-strip.tsx'
import type { Stretch } from '../conservation-trends/conservation-trends-points.ts'
import { STRIP } from '../conservation-trends/trends-layout.ts'
import { ValueAxis, YearAxis } from '../plot/axes.tsx'
import { ChartTooltip, TooltipHead } from '../plot/chart-tooltip.tsx'
import { Cursor } from '../plot/cursor.tsx'
import { EventLines, placedEvents, roomForEvents } from '../plot/event-lines.tsx'
import { LineSeries } from '../plot/line-series.tsx'
import { FIRST_TONE, toneColour } from '../plot/palette.ts'
import { Plot, type PlotSize } from '../plot/plot.tsx'
import { PointMark } from '../plot/point-mark.tsx'
import { yearPlot } from '../plot/year-plot.ts'
import type { YearSpan } from '../plot/years.ts'
import type { EventYear, RecordsPoint } from './records-over-time-points.ts'

/** An event in the reader's language. */
export interface ChartEvent {
  id: string
  year: number | null
  /** 'CITES', 'IUCN' … */
  kind: string
  title: string
  /** Where its title is not in the reader's language. */
  lang?: 'en'
  details: ReactNode
}

interface RecordsPlotProps {
  size: PlotSize
  label: string
  span: YearSpan
  points: readonly RecordsPoint[]
  events: readonly EventYear<ChartEvent>[]
  /** The years before are hatched. */
  listedSince: number | undefined
  /** The CITES appendix of each time, between the plot and its years. */
  appendices: readonly Stretch<Appendix>[]
}

const STRIP_GAP = 4
/** With less room at its left the strip names itself by its appendices alone. */
const STRIP_LABEL_FROM = 44
const COLOUR = toneColour(FIRST_TONE)

const namedEvents = ({ year, events }: EventYear<ChartEvent>) => ({
  year,
  names: events.map(({ kind, title, lang }) => ({ text: `${kind}: ${title}`, lang })),
})

/** Records per year as a line, with the years in which a status or listing changed. */
export function RecordsPlot(props: RecordsPlotProps) {
  const { size, label, span, points, events, listedSince, appendices } = props
  const { t } = useTranslation('trade')
  const format = useFormat()
  const [at, setAt] = useState<number | null>(null)
  const stripRoom = appendices.length > 0 ? STRIP_GAP + STRIP : 0
  const request = {
    size,
    span,
    largest: Math.max(0, ...points.map(({ records }) => records)),
    format: (value: number) => format.number(value),
    room: { bottom: stripRoom },
  }
  const bare = yearPlot(request)
  const placed = placedEvents(events.map(namedEvents), bare.scales.x, bare.edges)
  const { scales, edges, yearTicks, valueTicks } = yearPlot({
    ...request,
    room: { bottom: stripRoom, top: roomForEvents(placed) + 12 },
  })
  const years = points.map(({ year }) => year)
  const point = at === null ? undefined : points[at]
  const eventsOf = (year: number) => events.find((mark) => mark.year === year)?.events ?? []
  const figure = ({ records, complete }: RecordsPoint) =>
    t(complete ? 'records.figure' : 'records.figureIncomplete', {
      count: records,
      figure: format.number(records),
    })

  return (
    <>
      <Plot size={size} label={label}>
        {listedSince !== undefined && <BeforeListing to={scales.x(listedSince)} edges={edges} />}
        <ValueAxis ticks={valueTicks} y={scales.y} edges={edges} format={request.format} />
        {appendices.length > 0 && (
          <AppendixStrip
            label={edges.left < STRIP_LABEL_FROM ? '' : t('records.cites')}
            stretches={appendices}
            span={span}
            layout={{ x: scales.x, edges, stripTop: edges.bottom + STRIP_GAP }}
            nameOf={(appendix) => t('records.appendix', { appendix })}
          />
        )}
        <YearAxis ticks={yearTicks} x={scales.x} bottom={edges.bottom + stripRoom} />
        <EventLines events={placed} x={scales.x} edges={edges} year={point?.year ?? null} />
        <LineSeries
          points={points.map(({ year, records, complete }) => ({ year, value: records, complete }))}
          scales={scales}
          colour={COLOUR}
        />
        {point && <PointMark x={scales.x(point.year)} y={scales.y(point.records)} colour={COLOUR} />}
      </Plot>
      <Cursor
        label={t('cursor.years', { chart: label })}
        positions={years.map(scales.x)}
        at={at}
        onMove={setAt}
        valueText={(index) => {
          const one = points[index]
          if (!one) return ''
          const happened = eventsOf(one.year).map(({ kind, title }) => `${kind}: ${title}`)
          return [`${one.year}: ${figure(one)}`, ...happened].join('. ')
        }}
      >
        {point && (
          <ChartTooltip size={size} x={scales.x(point.year)} y={scales.y(point.records)}>
            <TooltipHead name={String(point.year)} figure={figure(point)} />
            {eventsOf(point.year).map((event) => (
              <p key={event.id} className="mt-2 border-t border-line pt-2">
                <span lang={event.lang}>
                  <span className="font-semibold text-event">{event.kind}</span> {event.title}
                </span>
                {event.details && <span className="block text-ink-2">{event.details}</span>}
              </p>
            ))}
          </ChartTooltip>
        )}
      </Cursor>
    </>
  )
}

interface BeforeListingProps {
  /** The first listing, inside the years shown. */
  to: number
  edges: { left: number; top: number; bottom: number }
}

/** Hatches the years before the first listing, of which few reports or none can be expected. */
function BeforeListing({ to, edges }: BeforeListingProps) {
  const id = useId()
  return (
    <g data-before-listing="">
      <pattern id={id} width={7} height={7} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width={7} height={7} fill="var(--sunken)" />
        <rect width={1.5} height={7} fill="var(--chart-grid)" />
      </pattern>
      <rect
        x={edges.left}
        y={edges.top}
        width={Math.max(0, to - edges.left)}
        height={edges.bottom - edges.top}
        fill={`url(#${id})`}
      />
    </g>
  )
}
