import type { ListedFlag } from '#contract/screening-contract.ts'
import { fitText } from '#web/charts/plot/label-places.ts'
import { FIRST_TONE, toneColour } from '#web/charts/plot/palette.ts'
import { Plot, type PlotSize } from '#web/charts/plot/plot.tsx'
import { placeOnScale, timesScale } from './times-points.ts'
import { useFlagLabels } from './use-flag-labels.ts'

interface ScreeningPlotProps {
  size: PlotSize
  label: string
  flags: readonly ListedFlag[]
}

const HEAD = 22
const ROW = 40
/** Where there is no room beside the names, the scale is below them. */
const STACKED_ROW = 62
const BESIDE_FROM = 480
const NAMES = 0.46
const FIGURE_ROOM = 46
const RADIUS = 4.5
const COLOUR = toneColour(FIRST_TONE)

const isBeside = (width: number) => width >= BESIDE_FROM
const rowHeight = (width: number) => (isBeside(width) ? ROW : STACKED_ROW)

/** How high so many flags are in a width. */
export const flagsHeight = (flags: number, width: number): number => HEAD + flags * rowHeight(width)

/** From where to where the lines of the scale are drawn: through, or where names are above, behind each flag alone. */
function rowsOf({ width, height }: PlotSize, flags: number): [number, number][] {
  if (isBeside(width)) return [[HEAD - 4, height]]
  return Array.from({ length: flags }, (_, place) => {
    const bottom = HEAD + (place + 1) * STACKED_ROW
    return [bottom - 24, bottom - 4]
  })
}

/** Each flag by its name with how many times the threshold its figure is, on a log scale. */
export function ScreeningPlot({ size, label, flags }: ScreeningPlotProps) {
  const labels = useFlagLabels()
  const scale = timesScale(flags.map(({ times_threshold }) => times_threshold))
  const height = rowHeight(size.width)
  const nameRoom = isBeside(size.width) ? size.width * NAMES : size.width
  const left = isBeside(size.width) ? nameRoom + 12 : RADIUS
  const right = size.width - FIGURE_ROOM
  const x = (times: number) => left + placeOnScale(times, scale) * (right - left)
  const middle = isBeside(size.width) ? ROW / 2 : STACKED_ROW - 14
  return (
    <Plot size={size} label={label}>
      {scale.ticks.map((tick) => (
        <g key={tick} transform={`translate(${x(tick)} 0)`}>
          <text y={12} fontSize={11.5} textAnchor="middle" className="fill-ink-3">
            {labels.tick(tick)}
          </text>
          {rowsOf(size, flags.length).map(([from, to]) => (
            <line key={from} y1={from} y2={to} className={tick === 1 ? 'stroke-ink' : 'stroke-chart-grid'} />
          ))}
        </g>
      ))}
      {flags.map((flag, place) => (
        <g
          key={`${flag.species_id} ${flag.exporter} ${flag.criterion}`}
          transform={`translate(0 ${HEAD + place * height})`}
        >
          <text y={17} fontSize={13} className="fill-ink font-semibold">
            {fitText(`${labels.exporter(flag)} · ${labels.species(flag)}`, 13, nameRoom)}
          </text>
          <text y={33} fontSize={12} className="fill-ink-2">
            {fitText(`${labels.criterion(flag)} · ${labels.withUnit(flag)}`, 12, nameRoom)}
          </text>
          {flag.times_threshold !== null && (
            <>
              <line
                x1={x(1)}
                x2={x(flag.times_threshold)}
                y1={middle}
                y2={middle}
                stroke={COLOUR}
                strokeWidth={2}
              />
              <circle cx={x(flag.times_threshold)} cy={middle} r={RADIUS} fill={COLOUR} />
              <text
                x={x(flag.times_threshold) + 10}
                y={middle + 4.5}
                fontSize={12}
                className="fill-ink font-semibold"
              >
                {labels.times(flag.times_threshold)}
              </text>
            </>
          )}
        </g>
      ))}
    </Plot>
  )
}
