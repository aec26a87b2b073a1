import { STATUS_SCORES } from '#domain/assessments/status-scale.ts'
import {
  chippedMarks,
  chipWidth,
  type StatusLevel,
  type StatusMark,
  type Stretch,
} from './conservation-trends-points.ts'
import { redListColours } from './status-colours.ts'
import type { TrendsLayout } from './trends-layout.ts'

const CHIP_HEIGHT = 20
const DOT = 4
const LETTERS_DROP = 4.2

/** The assessments on the line: Red List chips, and dots where nothing changed; chips cover the dots next to them. */
export function StatusMarks({ marks, layout }: { marks: readonly StatusMark[]; layout: TrendsLayout }) {
  const chipped = chippedMarks(marks, layout.x)
  const chipsLast = marks.toSorted((a, b) => Number(chipped.has(a.year)) - Number(chipped.has(b.year)))
  return (
    <g>
      {chipsLast.map((mark) => (
        <g
          key={mark.year}
          data-red-list={mark.category ?? undefined}
          transform={`translate(${layout.x(mark.year)} ${layout.y(mark.category === null ? 0 : STATUS_SCORES[mark.category])})`}
        >
          {chipped.has(mark.year) ? <Chip mark={mark} /> : <Dot mark={mark} />}
        </g>
      ))}
    </g>
  )
}

/** Filled for today's categories, open and dashed for those of earlier editions. */
function Chip({ mark }: { mark: StatusMark }) {
  const width = chipWidth(mark)
  const colours = redListColours(mark.category)
  return (
    <>
      <rect
        x={-width / 2}
        y={-CHIP_HEIGHT / 2}
        width={width}
        height={CHIP_HEIGHT}
        rx={3}
        fill={mark.former ? 'var(--surface)' : colours.fill}
        stroke={colours.edge}
        strokeWidth={1.5}
        strokeDasharray={mark.former ? '3 2.5' : undefined}
      />
      <text
        y={LETTERS_DROP}
        textAnchor="middle"
        fontSize={12}
        fontWeight={700}
        fill={mark.former ? 'var(--ink)' : colours.text}
      >
        {mark.published}
      </text>
    </>
  )
}

/** An assessment without a chip; an open ring where its category is not on the scale. */
function Dot({ mark }: { mark: StatusMark }) {
  const colours = redListColours(mark.category)
  return (
    <circle
      r={DOT}
      fill={mark.former ? 'var(--surface)' : colours.fill}
      stroke={mark.category === null ? 'var(--ink-3)' : colours.edge}
      strokeWidth={1.5}
    />
  )
}

interface StatusLineProps {
  levels: readonly Stretch<StatusLevel>[]
  layout: TrendsLayout
}

/** A stepped line: level while a category lasts, dashed where it is of an earlier edition of the Red List. */
export function StatusLine({ levels, layout: { x, y } }: StatusLineProps) {
  return (
    <g>
      {levels.map(({ first, last, value: { score, former } }, index) => {
        const before = levels[index - 1]
        return (
          <g key={first} fill="none" stroke="var(--ink)" strokeWidth={2}>
            {before && (
              <line
                x1={x(first)}
                x2={x(first)}
                y1={y(before.value.score)}
                y2={y(score)}
                strokeLinecap="square"
              />
            )}
            <line
              x1={x(first)}
              x2={x(last)}
              y1={y(score)}
              y2={y(score)}
              strokeDasharray={former ? '5 4' : undefined}
            />
          </g>
        )
      })}
    </g>
  )
}
