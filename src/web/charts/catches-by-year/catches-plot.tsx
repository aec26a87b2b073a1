import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { YearlyCatch } from '#domain/catches/catches-by-year.ts'
import { RightValueAxis, ValueAxis, YearAxis } from '../plot/axes.tsx'
import { ChartTooltip } from '../plot/chart-tooltip.tsx'
import { Cursor } from '../plot/cursor.tsx'
import { Plot, type PlotSize } from '../plot/plot.tsx'
import { yearPlot } from '../plot/year-plot.ts'
import { yearsOf } from '../plot/years.ts'
import { CatchBars, QuotaLine } from './catch-bars.tsx'
import { type CatchesShown, isSeason } from './catches-by-year-points.ts'
import { CatchesTooltip } from './catches-tooltip.tsx'
import { useCatchLabels } from './use-catch-labels.ts'

interface CatchesPlotProps {
  size: PlotSize
  label: string
  catches: CatchesShown
}

const RIGHT_AXIS = 44

/**
 * Catch as bars on the left axis, quota as a dashed line on the right one. Both axes have the same scale:
 * a catch above the line is a catch above the quota.
 */
export function CatchesPlot({ size, label, catches }: CatchesPlotProps) {
  const { t } = useTranslation('trade')
  const { figure } = useCatchLabels()
  const [at, setAt] = useState<number | null>(null)
  const years = yearsOf(catches.span)
  const rowOf = new Map(catches.years.map((row) => [row.year, row]))
  const figures = catches.years.flatMap(({ catch_total, quota_amount }) => [
    catch_total ?? 0,
    quota_amount ?? 0,
  ])
  const wider = { first: catches.span.first - 0.5, last: catches.span.last + 0.5 }
  const { scales, edges, valueTicks, yearTicks } = yearPlot({
    size,
    span: wider,
    largest: Math.max(0, ...figures),
    format: figure,
    room: { top: 30, ...(catches.quotas ? { right: RIGHT_AXIS } : {}) },
  })
  const year = at === null ? undefined : years[at]
  const row = year === undefined ? undefined : rowOf.get(year)
  const named = (one: number, of: YearlyCatch | undefined) =>
    of && isSeason(of) ? t('catches.seasonOf', { season: of.season }) : String(one)

  return (
    <>
      <Plot size={size} label={label}>
        <text x={0} y={12} className="fill-ink-2 text-2xs font-semibold">
          {t('columns.catch')}
        </text>
        {catches.quotas && (
          <>
            <text x={size.width} y={12} textAnchor="end" className="fill-ink-2 text-2xs font-semibold">
              {t('columns.quota')}
            </text>
            <RightValueAxis ticks={valueTicks} y={scales.y} edges={edges} format={figure} />
          </>
        )}
        <ValueAxis ticks={valueTicks} y={scales.y} edges={edges} format={figure} />
        <YearAxis ticks={yearTicks} x={scales.x} bottom={edges.bottom} />
        <CatchBars years={catches.years} scales={scales} bottom={edges.bottom} pointedAt={year} />
        <QuotaLine years={catches.years} scales={scales} />
      </Plot>
      <Cursor
        label={t('cursor.years', { chart: label })}
        positions={years.map(scales.x)}
        at={at}
        onMove={setAt}
        valueText={(index) => {
          const one = years[index] ?? catches.span.last
          const of = rowOf.get(one)
          return `${named(one, of)}: ${t('catches.figures', { catch: figure(of?.catch_total), quota: figure(of?.quota_amount) })}`
        }}
      >
        {year !== undefined && (
          <ChartTooltip size={size} x={scales.x(year)} y={edges.top}>
            <CatchesTooltip name={named(year, row)} row={row} catches={catches} />
          </ChartTooltip>
        )}
      </Cursor>
    </>
  )
}
