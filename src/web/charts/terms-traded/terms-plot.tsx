import { Pie } from '@visx/shape'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#web/i18n/use-format.ts'
import { ChartTooltip, TooltipHead } from '../plot/chart-tooltip.tsx'
import { Cursor } from '../plot/cursor.tsx'
import { toneColour } from '../plot/palette.ts'
import { Plot, type PlotSize } from '../plot/plot.tsx'
import { sliceAt, type TermSlice } from './terms-traded-points.ts'

/** Source: specification, document 2, section 9. */
const OUTER_RADIUS = 130
const HOLE = 0.64

export interface NamedSlice extends TermSlice {
  label: string
}

interface TermsPlotProps {
  size: PlotSize
  label: string
  slices: readonly NamedSlice[]
}

/** A ring with the number of records in its middle; the table beside it names and counts every slice. */
export function TermsPlot({ size, label, slices }: TermsPlotProps) {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const [at, setAt] = useState<number | null>(null)
  const radius = Math.min(OUTER_RADIUS, size.width / 2)
  const middle = { x: size.width / 2, y: size.height / 2 }
  const total = slices.reduce((sum, { records }) => sum + records, 0)
  const pointed = at === null ? undefined : slices[at]

  return (
    <>
      <Plot size={size} label={label}>
        <g transform={`translate(${middle.x} ${middle.y})`}>
          <Pie
            data={[...slices]}
            pieValue={({ records }) => records}
            pieSort={null}
            pieSortValues={null}
            outerRadius={radius}
            innerRadius={radius * HOLE}
          >
            {({ arcs, path }) =>
              arcs.map((arc) => (
                <path
                  key={arc.data.label}
                  d={path(arc) ?? undefined}
                  fill={toneColour(arc.data.tone)}
                  stroke="var(--surface)"
                  strokeWidth={2}
                  opacity={at === null || at === arc.index ? 1 : 0.45}
                />
              ))
            }
          </Pie>
          <text textAnchor="middle" y={4} className="fill-ink font-serif" fontSize={32}>
            {format.number(pointed?.records ?? total)}
          </text>
          <text textAnchor="middle" y={26} className="fill-ink-3 text-xs">
            {pointed ? format.percent(pointed.percentage) : t('terms.records', { count: total })}
          </text>
        </g>
      </Plot>
      <Cursor
        label={t('cursor.slices', { chart: label })}
        positions={slices.map((_, index) => index)}
        direction="down"
        locate={({ x, y }) => sliceAt(slices, { x: x - middle.x, y: y - middle.y }, radius)}
        at={at}
        onMove={setAt}
        valueText={(index) => {
          const slice = slices[index]
          if (!slice) return ''
          return t('bars.said', {
            name: slice.label,
            figure: t('records.figure', { count: slice.records, figure: format.number(slice.records) }),
            share: format.percent(slice.percentage),
          })
        }}
      >
        {pointed && (
          <ChartTooltip size={size} x={middle.x + radius} y={size.height}>
            <TooltipHead name={pointed.label} figure={format.percent(pointed.percentage)} />
            <p className="mt-1 text-ink-2">
              {t('records.figure', { count: pointed.records, figure: format.number(pointed.records) })}
            </p>
          </ChartTooltip>
        )}
      </Cursor>
    </>
  )
}
