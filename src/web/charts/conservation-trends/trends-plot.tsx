import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RED_LIST_CATEGORIES, type RedListCategory } from '#domain/assessments/red-list.ts'
import { STATUS_SCORES, type StatusPoint } from '#domain/assessments/status-scale.ts'
import { useCategoryLabels } from '#web/ui/use-category-labels.ts'
import { YearAxis } from '../plot/axes.tsx'
import { ChartTooltip, TooltipHead } from '../plot/chart-tooltip.tsx'
import { Cursor } from '../plot/cursor.tsx'
import { Plot, type PlotSize } from '../plot/plot.tsx'
import { spanOf, yearTicks } from '../plot/years.ts'
import { AppendixStrip } from './appendix-strip.tsx'
import {
  appendixStretches,
  STATUS_BANDS,
  type StatusMark,
  statusStretches,
} from './conservation-trends-points.ts'
import { StatusLine, StatusMarks } from './status-marks.tsx'
import { STRIP, type TrendsLayout, trendsLayout } from './trends-layout.ts'
import { useYearLabels } from './use-year-labels.ts'

interface TrendsPlotProps {
  size: PlotSize
  label: string
  points: readonly StatusPoint[]
  marks: readonly StatusMark[]
}

/** Below this width categories are named by their codes. */
const WIDE = 560

/** The Red List category year by year on its bands, with the CITES appendix of the time below. */
export function TrendsPlot({ size, label, points, marks }: TrendsPlotProps) {
  const { t } = useTranslation('conservation')
  const categoryLabel = useCategoryLabels()
  const labelsOf = useYearLabels(marks)
  const [at, setAt] = useState<number | null>(null)
  const span = spanOf(points.map(({ year }) => year)) ?? { first: 0, last: 0 }
  const wide = size.width >= WIDE
  const nameOf = (category: string) => (wide ? categoryLabel(category) : category)
  const stripLabel = wide ? t('trends.appendixStrip') : t('event.kinds.cites')
  const layout = trendsLayout(size, span, [...RED_LIST_CATEGORIES.map(nameOf), stripLabel])
  const { x, y, edges, stripTop } = layout
  const point = at === null ? undefined : points[at]

  return (
    <>
      <Plot size={size} label={label}>
        <StatusScaleAxis layout={layout} nameOf={nameOf} />
        <AppendixStrip
          label={stripLabel}
          stretches={appendixStretches(points)}
          span={span}
          layout={layout}
          nameOf={(appendix) => t('event.listing', { appendix })}
        />
        <YearAxis ticks={yearTicks(span, size.width)} x={x} bottom={stripTop + STRIP} />
        {point && (
          <line
            x1={x(point.year)}
            x2={x(point.year)}
            y1={edges.top}
            y2={edges.bottom}
            stroke="var(--ink-3)"
          />
        )}
        <StatusLine levels={statusStretches(points)} layout={layout} />
        <StatusMarks marks={marks} layout={layout} />
      </Plot>
      <Cursor
        label={t('trends.cursor', { chart: label })}
        positions={points.map(({ year }) => x(year))}
        at={at}
        onMove={setAt}
        valueText={(index) => {
          const one = points[index]
          return one ? [`${one.year}: ${labelsOf(one).status}`, ...labelsOf(one).details].join('. ') : ''
        }}
      >
        {point && (
          <ChartTooltip size={size} x={x(point.year)} y={y(point.iucnScore ?? 0)}>
            <TooltipHead name={String(point.year)} figure={labelsOf(point).status} />
            {labelsOf(point).details.map((detail) => (
              <p key={detail} className="mt-1 text-ink-2">
                {detail}
              </p>
            ))}
          </ChartTooltip>
        )}
      </Cursor>
    </>
  )
}

interface StatusScaleAxisProps {
  layout: TrendsLayout
  nameOf: (category: RedListCategory) => string
}

const TEXT_GAP = 8
const TEXT_DROP = 4

/** The bands behind the line, and a hairline with its name for every category. */
function StatusScaleAxis({ layout: { y, edges }, nameOf }: StatusScaleAxisProps) {
  return (
    <g>
      {STATUS_BANDS.map(({ from, to, colour }) => (
        <rect
          key={from}
          x={edges.left}
          y={y(to)}
          width={edges.right - edges.left}
          height={y(from) - y(to)}
          fill={colour}
        />
      ))}
      {RED_LIST_CATEGORIES.map((category) => (
        <g key={category} transform={`translate(0 ${y(STATUS_SCORES[category])})`}>
          <line x1={edges.left} x2={edges.right} stroke="var(--surface)" shapeRendering="crispEdges" />
          <text x={edges.left - TEXT_GAP} y={TEXT_DROP} textAnchor="end" className="fill-ink-3 text-2xs">
            {nameOf(category)}
          </text>
        </g>
      ))}
    </g>
  )
}
