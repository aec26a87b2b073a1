import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { YearlyCatch } from '#domain/catches/catches-by-year.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { RightValueAxis, ValueAxis, YearAxis } from '../plot/axes.tsx'
import { ChartTooltip, TooltipFigures, TooltipHead } from '../plot/chart-tooltip.tsx'
import { Cursor } from '../plot/cursor.tsx'
import { nearestPlace } from '../plot/cursor-keys.ts'
import { FIRST_TONE, toneColour } from '../plot/palette.ts'
import { Plot, type PlotSize } from '../plot/plot.tsx'
import { yearPlot } from '../plot/year-plot.ts'
import { yearsOf } from '../plot/years.ts'
import { type CatchesShown, isSeason } from './catches-by-year-points.ts'
import { QuotaLine } from './quota-line.tsx'

interface CatchesPlotProps {
  size: PlotSize
  label: string
  catches: CatchesShown
}

const FULLEST = 0.66
const WIDEST = 26
const RIGHT_AXIS = 44

/**
 * Catch as bars on the left axis, quota as a dashed line on the right one. Both axes have the same scale:
 * a catch above the line is a catch above the quota.
 */
export function CatchesPlot({ size, label, catches }: CatchesPlotProps) {
  const { t } = useTranslation('trade')
  const format = useFormat()
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
    format: (value) => format.number(value),
    room: { top: 30, right: RIGHT_AXIS },
  })
  const bar = Math.min(WIDEST, (scales.x(1) - scales.x(0)) * FULLEST)
  const year = at === null ? undefined : years[at]
  const row = year === undefined ? undefined : rowOf.get(year)
  const written = (figure: number | null | undefined) =>
    figure === null || figure === undefined ? t('notReported') : format.number(figure)
  const named = (one: number, of: YearlyCatch | undefined) =>
    of && isSeason(of) ? t('catches.seasonOf', { season: of.season }) : String(one)

  return (
    <>
      <Plot size={size} label={label}>
        <text x={0} y={12} className="fill-ink-2 text-2xs font-semibold">
          {t('columns.catch')}
        </text>
        <text x={size.width} y={12} textAnchor="end" className="fill-ink-2 text-2xs font-semibold">
          {t('columns.quota')}
        </text>
        <ValueAxis
          ticks={valueTicks}
          y={scales.y}
          left={edges.left}
          right={edges.right}
          format={format.number}
        />
        <RightValueAxis ticks={valueTicks} y={scales.y} right={edges.right} format={format.number} />
        <YearAxis ticks={yearTicks} x={scales.x} bottom={edges.bottom} />
        {catches.years.map(({ year: one, catch_total, sum_of_areas }) =>
          catch_total === null ? null : (
            <rect
              key={one}
              x={scales.x(one) - bar / 2}
              y={scales.y(catch_total)}
              width={bar}
              height={Math.max(0, edges.bottom - scales.y(catch_total))}
              fill={toneColour(FIRST_TONE)}
              fillOpacity={sum_of_areas ? 0.55 : 1}
              opacity={year === undefined || year === one ? 1 : 0.55}
            />
          ),
        )}
        <QuotaLine years={catches.years} scales={scales} />
      </Plot>
      <Cursor
        label={t('cursor.years', { chart: label })}
        count={years.length}
        locate={(pointer) => nearestPlace(years.map(scales.x), pointer.x)}
        at={at}
        onMove={setAt}
        words={(place) => {
          const one = years[place] ?? catches.span.last
          const of = rowOf.get(one)
          return `${named(one, of)}: ${t('catches.figures', { catch: written(of?.catch_total), quota: written(of?.quota_amount) })}`
        }}
      >
        {year !== undefined && (
          <ChartTooltip size={size} x={scales.x(year)} y={edges.top}>
            <TooltipHead name={named(year, row)} />
            <TooltipFigures
              figures={[
                { name: t('columns.catch'), figure: written(row?.catch_total) },
                { name: t('columns.quota'), figure: written(row?.quota_amount) },
              ]}
            />
            {row?.sum_of_areas && <p className="mt-1.5 text-ink-3">{t('columns.basisAreas')}</p>}
          </ChartTooltip>
        )}
      </Cursor>
    </>
  )
}
