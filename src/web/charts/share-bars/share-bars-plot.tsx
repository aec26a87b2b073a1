import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#web/i18n/use-format.ts'
import { ChartTooltip, TooltipHead } from '../plot/chart-tooltip.tsx'
import { Cursor } from '../plot/cursor.tsx'
import { fitText } from '../plot/label-places.ts'
import { type SeriesTone, toneColour } from '../plot/palette.ts'
import { Plot, type PlotSize } from '../plot/plot.tsx'
import { barsLayout } from './share-bars-layout.ts'
import type { ShareBar } from './share-bars-points.ts'

interface ShareBarsPlotProps {
  size: PlotSize
  label: string
  bars: readonly ShareBar[]
  tone: SeriesTone
  /** Writes a figure; `amountOf` with what it counts: '1,234 records'. */
  write: (figure: number) => string
  amountOf: (figure: number) => string
  /** Takes the bar that is pressed. */
  onChoose?: ((at: number) => void) | undefined
}

/** By a filter, not by loading. */
const MOVES = 'transition-[width] duration-calm ease-out-calm'
const DROP = 4.5
/** The tooltip must not hide the figures of its own row. */
const BELOW_ROW = 28

/** Lying bars: the name, the bar, the number of records and their share. */
export function ShareBarsPlot({ size, label, bars, tone, write, amountOf, onChoose }: ShareBarsPlotProps) {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const [at, setAt] = useState<number | null>(null)
  const rows = bars.map((bar) => {
    const count = write(bar.figure)
    const share = bar.percentage === null ? undefined : format.percent(bar.percentage)
    return { ...bar, count, share, written: share === undefined ? count : `${count}  ${share}` }
  })
  const layout = barsLayout(rows, size.width)
  const pointed = at === null ? undefined : rows[at]
  const pointedBar = at === null ? undefined : layout.bars[at]

  return (
    <>
      <Plot size={size} label={label}>
        {layout.dotted !== undefined && (
          <line
            x2={size.width}
            y1={layout.dotted}
            y2={layout.dotted}
            className="stroke-chart-axis"
            strokeDasharray="1 3"
          />
        )}
        {rows.map((row, index) => {
          const bar = layout.bars[index]
          if (!bar) return null
          return (
            <g
              key={row.id}
              transform={`translate(0 ${bar.y})`}
              opacity={at === null || at === index ? 1 : 0.55}
            >
              <text
                x={layout.stacked ? 0 : layout.axis - 10}
                y={bar.nameAt - bar.y + DROP}
                textAnchor={layout.stacked ? 'start' : 'end'}
                fontSize={13}
                className={row.nameless ? 'fill-ink-3' : 'fill-ink'}
              >
                {fitText(row.label, 13, layout.labelRoom)}
              </text>
              <rect
                x={layout.axis}
                y={-bar.height / 2}
                height={bar.height}
                width={bar.width}
                fill={toneColour(row.nameless ? 'none' : tone)}
                className={MOVES}
              />
              <text
                x={layout.axis + bar.width + 8}
                y={DROP}
                fontSize={12.5}
                className="fill-ink font-semibold"
              >
                {row.count}
                <tspan dx={6} className="fill-ink-3 font-normal">
                  {row.share}
                </tspan>
              </text>
            </g>
          )
        })}
        {!layout.stacked && (
          <line
            x1={layout.axis}
            x2={layout.axis}
            y1={(layout.bars[0]?.top ?? 0) - 3}
            y2={(layout.bars.at(-1)?.top ?? 0) + (layout.bars.at(-1)?.height ?? 0) + 3}
            className="stroke-chart-axis"
            shapeRendering="crispEdges"
          />
        )}
      </Plot>
      <Cursor
        label={t('cursor.rows', { chart: label })}
        positions={layout.bars.map(({ y }) => y)}
        direction="down"
        at={at}
        onMove={setAt}
        onChoose={onChoose}
        valueText={(index) => {
          const row = rows[index]
          if (row === undefined) return ''
          const figure = amountOf(row.figure)
          return row.share === undefined
            ? `${row.label}: ${figure}`
            : t('bars.said', { name: row.label, figure, share: row.share })
        }}
      >
        {pointed && pointedBar && (
          <ChartTooltip size={size} x={layout.axis + pointedBar.width} y={pointedBar.y + BELOW_ROW}>
            <TooltipHead name={pointed.label} figure={pointed.share} />
            <p className="mt-1 text-ink-2">{amountOf(pointed.figure)}</p>
          </ChartTooltip>
        )}
      </Cursor>
    </>
  )
}
