import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { peaksDiffer } from '#domain/trade/hundredfold.ts'
import { ChartFrame } from '../frame/chart-frame.tsx'
import { PlotSwitch } from '../frame/plot-switch.tsx'
import { ValueAxis, YearAxis } from '../plot/axes.tsx'
import { fitText } from '../plot/label-places.ts'
import { LineSeries } from '../plot/line-series.tsx'
import { toneColour } from '../plot/palette.ts'
import { Plot } from '../plot/plot.tsx'
import { yearPlot } from '../plot/year-plot.ts'
import type { YearSpan } from '../plot/years.ts'
import { useQuantity } from '../use-quantity.ts'
import { placeLines } from './explored-points.ts'
import { placeTones } from './place-tones.ts'
import type { ExploredDrawing } from './use-explored-labels.ts'

/** Panels are low: from this ratio on the line of the smaller one is flat. */
const FLAT_FROM = 10
const PANEL_HEIGHT = 150
const HEADING = 22
const HEADING_TEXT = 13
const GAP = 18
/** Widths from which two, three and four panels are beside each other. */
const COLUMNS_FROM = [480, 760, 1040]

const columnsAt = (width: number): number => 1 + COLUMNS_FROM.filter((from) => width >= from).length

/** A small drawing for each place of the second field, all on the same scale. */
export function ExploredMultiples({ chart, explored, labels, span }: ExploredDrawing & { span: YearSpan }) {
  const { t } = useTranslation('trade')
  const write = useQuantity()
  const [, second] = explored.axes
  const panels = placeLines(explored, span)
  const largest = Math.max(0, ...panels.flatMap(({ points }) => points.flatMap(({ value }) => value ?? [])))
  const [wantsLog, setLog] = useState(false)
  const offersLog = peaksDiffer(
    panels.map(({ points }) => points.map(({ value }) => value)),
    FLAT_FROM,
  )
  const isLog = offersLog && wantsLog
  if (second === undefined) return null
  const tones = placeTones(second.by, second.places)

  return (
    <ChartFrame
      chart={isLog ? { ...chart, subtitle: `${chart.subtitle} ${t('frame.logSubtitle')}` } : chart}
      choice={offersLog && <PlotSwitch label={t('frame.logScale')} on={isLog} onChange={setLog} />}
      height={(width) => Math.ceil(panels.length / columnsAt(width)) * (PANEL_HEIGHT + GAP)}
    >
      {(size) => {
        const columns = columnsAt(size.width)
        const width = (size.width - (columns - 1) * GAP) / columns
        const { scales, edges, yearTicks, valueTicks } = yearPlot({
          size: { width, height: PANEL_HEIGHT - HEADING },
          span,
          largest,
          format: write,
          whole: false,
          isLog,
        })
        return (
          <Plot size={size} label={chart.title}>
            {panels.map(({ place, points }, at) => (
              <g
                key={place.kind === 'value' ? place.value : place.kind}
                transform={`translate(${(at % columns) * (width + GAP)} ${Math.floor(at / columns) * (PANEL_HEIGHT + GAP)})`}
              >
                <text y={14} fontSize={HEADING_TEXT} className="fill-ink font-semibold">
                  {fitText(labels.place(second.by, place), HEADING_TEXT, width)}
                </text>
                <g transform={`translate(0 ${HEADING})`}>
                  <ValueAxis
                    ticks={valueTicks.filter((value, tick) => (isLog ? value !== 1 : tick % 2 === 0))}
                    y={scales.y}
                    edges={edges}
                    format={write}
                  />
                  <YearAxis
                    ticks={yearTicks.filter((year) => year % 10 === 0 || yearTicks.length < 6)}
                    x={scales.x}
                    bottom={edges.bottom}
                  />
                  <LineSeries points={points} scales={scales} colour={toneColour(tones[at] ?? 'none')} />
                </g>
              </g>
            ))}
          </Plot>
        )
      }}
    </ChartFrame>
  )
}
