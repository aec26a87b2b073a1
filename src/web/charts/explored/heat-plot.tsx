import type { ExploredAnswer } from '#contract/explorer-contract.ts'
import { textWidth } from '../plot/label-places.ts'
import { FIRST_TONE, toneColour } from '../plot/palette.ts'
import { Plot, type PlotSize } from '../plot/plot.tsx'
import { useQuantity } from '../use-quantity.ts'
import { type ExploredCell, type ExploredPlace, heatStep } from './explored-points.ts'
import {
  HEAD_LINE,
  HEAT_HEAD,
  HEAT_ROW,
  HEAT_TEXT,
  type HeatTexts,
  heatLayout,
  KEY_SIGN,
} from './heat-layout.ts'

interface HeatPlotProps {
  size: PlotSize
  label: string
  explored: ExploredAnswer
  texts: HeatTexts
}

const COLOUR = toneColour(FIRST_TONE)
/** Opacities by tens, as those of the table on screen. */
const SHADES = [0.1, 0.25, 0.45, 1] as const
const DARKEST = SHADES.length - 1
const BASELINE = 16
/** Of figures in columns whose names are turned. */
const NARROW_TEXT = 10
/** Where this has no room, no cell has its figure, so that none looks like another. */
const USUAL_FIGURE = '999'

/** The heat map as one drawing, for pictures and for frames of other sites; a figure that has no room is in the table alone. */
export function HeatPlot({ size, label, explored, texts }: HeatPlotProps) {
  const { cells, labels, totalEnd, columns, isTurned, key } = heatLayout(texts, size.width)
  const [first, second] = explored.axes
  return (
    <Plot size={size} label={label}>
      {key.map(({ x, y }, step) => (
        <g key={texts.key[step]} transform={`translate(${x} ${y})`}>
          <rect width={18} height={12} fill={COLOUR} fillOpacity={SHADES[step] ?? 1} />
          <text x={KEY_SIGN} y={10.5} fontSize={HEAT_TEXT} className="fill-ink-2">
            {texts.key[step]}
          </text>
        </g>
      ))}
      {columns.map((lines, column) => (
        <ColumnName
          key={keyOf(second?.places[column])}
          lines={lines}
          isTurned={isTurned}
          x={cells.x + (column + 0.5) * cells.width}
          bottom={cells.y - 5}
        />
      ))}
      {first?.places.map((place, row) => (
        <g key={keyOf(place)} transform={`translate(0 ${cells.y + row * HEAT_ROW})`}>
          <text
            y={BASELINE}
            fontSize={HEAT_TEXT}
            className={place.kind === 'value' ? 'fill-ink' : 'fill-ink-3'}
          >
            {labels[row]}
          </text>
          <text
            x={totalEnd}
            y={BASELINE}
            textAnchor="end"
            fontSize={HEAT_TEXT}
            className="fill-ink font-semibold"
          >
            {texts.rows[row]?.total}
          </text>
          {second?.places.map((beside, column) => (
            <HeatCell
              key={keyOf(beside)}
              cell={explored.cells[row]?.[column] ?? null}
              none={explored.count === 'animals' ? '' : '0'}
              fontSize={isTurned ? NARROW_TEXT : HEAT_HEAD}
              x={cells.x + column * cells.width}
              width={cells.width}
            />
          ))}
        </g>
      ))}
    </Plot>
  )
}

interface ColumnNameProps {
  lines: readonly string[]
  isTurned: boolean
  x: number
  bottom: number
}

function ColumnName({ lines, isTurned, x, bottom }: ColumnNameProps) {
  if (isTurned) {
    return (
      <text
        transform={`translate(${x + 4} ${bottom}) rotate(-90)`}
        fontSize={HEAT_HEAD}
        className="fill-ink-2"
      >
        {lines[0]}
      </text>
    )
  }
  return lines.map((line, place) => (
    <text
      key={line}
      x={x}
      y={bottom - (lines.length - 1 - place) * HEAD_LINE}
      textAnchor="middle"
      fontSize={HEAT_HEAD}
      className="fill-ink-2"
    >
      {line}
    </text>
  ))
}

interface HeatCellProps {
  cell: ExploredCell
  /** Written where there is no row. */
  none: string
  x: number
  width: number
  fontSize: number
}

function HeatCell({ cell, none, x, width, fontSize }: HeatCellProps) {
  const write = useQuantity()
  const step = cell === null ? undefined : heatStep(cell.figure)
  const figure = cell === null ? none : write(cell.figure)
  return (
    <>
      <rect
        x={x + 1}
        y={1}
        width={Math.max(1, width - 2)}
        height={HEAT_ROW - 2}
        fill={step === undefined ? 'var(--sunken)' : COLOUR}
        fillOpacity={step === undefined ? 1 : SHADES[step]}
      />
      {Math.max(textWidth(figure, fontSize), textWidth(USUAL_FIGURE, fontSize)) <= width - 3 && (
        <text
          x={x + width / 2}
          y={BASELINE}
          textAnchor="middle"
          fontSize={fontSize}
          fill={`var(${step === undefined ? '--ink-3' : step === DARKEST ? '--paper' : '--ink'})`}
        >
          {figure}
        </text>
      )}
    </>
  )
}

const keyOf = (place: ExploredPlace | undefined) =>
  place?.kind === 'value' ? String(place.value) : place?.kind
