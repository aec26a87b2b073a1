import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { YearOfParts } from '#domain/trade/shares-over-time.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { PartNumber } from '../frame/chart-key.tsx'
import { ValueAxis, YearAxis } from '../plot/axes.tsx'
import { ChartTooltip, TooltipFigures, TooltipHead } from '../plot/chart-tooltip.tsx'
import { Cursor } from '../plot/cursor.tsx'
import { toneColour } from '../plot/palette.ts'
import { Plot, type PlotSize } from '../plot/plot.tsx'
import { yearPlot } from '../plot/year-plot.ts'
import type { NamedPart } from './shares-over-time-chart.tsx'

interface SharesOverTimePlotProps {
  size: PlotSize
  label: string
  parts: readonly NamedPart[]
  years: readonly YearOfParts[]
}

const WIDEST = 18
const WHOLE = 100
/** A part that is drawn less high has no room for its number. */
const LEAST_HEIGHT = 11
const INCOMPLETE = 0.4

/** One column per year, filled from below by the parts in their order; a year without records stays empty. */
export function SharesOverTimePlot({ size, label, parts, years }: SharesOverTimePlotProps) {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const [at, setAt] = useState<number | null>(null)
  const [first, last] = [years[0]?.year ?? 0, years.at(-1)?.year ?? 0]
  const { scales, edges, yearTicks, valueTicks } = yearPlot({
    size,
    span: { first, last },
    largest: WHOLE,
    format: format.wholePercent,
  })
  const width = Math.max(2, Math.min(WIDEST, ((edges.right - edges.left) / years.length) * 0.78))
  const shown = at === null ? undefined : years[at]
  const figuresOf = ({ records, parts: ofYear }: YearOfParts) =>
    parts.flatMap(({ label: name, tone }, place) => {
      const part = ofYear[place] ?? 0
      if (part === 0) return []
      return [{ name, tone, figure: `${format.number(part)} (${format.percent((part / records) * WHOLE)})` }]
    })
  const recordsOf = ({ records, complete }: YearOfParts) =>
    t(complete ? 'records.figure' : 'records.figureIncomplete', {
      count: records,
      figure: format.number(records),
    })

  return (
    <>
      <Plot size={size} label={label}>
        <ValueAxis ticks={valueTicks} y={scales.y} edges={edges} format={format.wholePercent} />
        {years.map((one, index) => (
          <g key={one.year} opacity={opacityOf(one, at === null || at === index)}>
            {columnOf(one).map(({ from, to, place }) => (
              <rect
                key={place}
                x={scales.x(one.year) - width / 2}
                y={scales.y(to)}
                width={width}
                height={scales.y(from) - scales.y(to)}
                fill={toneColour(parts[place]?.tone ?? 'none')}
              />
            ))}
          </g>
        ))}
        {numberPlaces(years, parts.length).map(({ year, middle, height, place }) =>
          scales.y(0) - scales.y(height) < LEAST_HEIGHT ? null : (
            <PartNumber key={place} number={place + 1} at={{ x: scales.x(year), y: scales.y(middle) }} />
          ),
        )}
        <YearAxis ticks={yearTicks} x={scales.x} bottom={edges.bottom} />
      </Plot>
      <Cursor
        label={t('cursor.years', { chart: label })}
        positions={years.map(({ year }) => scales.x(year))}
        at={at}
        onMove={setAt}
        valueText={(index) => {
          const one = years[index]
          if (one === undefined) return ''
          const figures = figuresOf(one).map(({ name, figure }) => `${name} ${figure}`)
          return [`${one.year}: ${recordsOf(one)}`, ...figures].join(', ')
        }}
      >
        {shown && (
          <ChartTooltip size={size} x={scales.x(shown.year)} y={edges.top}>
            <TooltipHead name={String(shown.year)} figure={recordsOf(shown)} />
            <TooltipFigures
              figures={figuresOf(shown).map(({ tone, ...named }) => ({
                ...named,
                mark: (
                  <svg width={10} height={10} aria-hidden="true">
                    <rect width={10} height={10} fill={toneColour(tone)} />
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

/** Where the number of each part stands: in the year of its largest share; those that are never there have none. */
function numberPlaces(years: readonly YearOfParts[], parts: number) {
  const columns = years.flatMap((one) =>
    columnOf(one).map(({ from, to, place }) => ({
      year: one.year,
      middle: (from + to) / 2,
      height: to - from,
      place,
    })),
  )
  return Array.from({ length: parts }, (_, place) =>
    columns
      .filter((one) => one.place === place)
      .reduce<(typeof columns)[number] | undefined>(
        (largest, one) => (largest && largest.height >= one.height ? largest : one),
        undefined,
      ),
  ).filter((one) => one !== undefined)
}

/** A year that is not complete is paler, and so are those not pointed at. */
function opacityOf({ complete }: YearOfParts, isShown: boolean): number {
  if (!complete) return isShown ? INCOMPLETE : INCOMPLETE / 2
  return isShown ? 1 : 0.55
}

/** Where each part of a column begins and ends, 0 to 100. */
function columnOf({ records, parts }: YearOfParts): { from: number; to: number; place: number }[] {
  let reached = 0
  return parts.flatMap((part, place) => {
    if (part === 0) return []
    const from = (reached / records) * WHOLE
    reached += part
    return [{ from, to: (reached / records) * WHOLE, place }]
  })
}
