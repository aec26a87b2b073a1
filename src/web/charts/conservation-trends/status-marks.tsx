import { STATUS_SCORES } from '#domain/assessments/status-scale.ts'
import { chippedMarks, chipWidth, type StatusMark } from './conservation-trends-points.ts'
import type { TrendsLayout } from './trends-layout.ts'

interface StatusMarksProps {
  marks: readonly StatusMark[]
  layout: TrendsLayout
}

const CHIP_HEIGHT = 20
const DOT = 4
const LETTERS_DROP = 4.2

/** The assessments on the line: Red List chips, and dots where nothing changed; a chip lies over the dots beside it. */
export function StatusMarks({ marks, layout }: StatusMarksProps) {
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
  return (
    <>
      <rect
        x={-width / 2}
        y={-CHIP_HEIGHT / 2}
        width={width}
        height={CHIP_HEIGHT}
        rx={3}
        fill={mark.former ? 'var(--surface)' : 'var(--fill)'}
        stroke="var(--edge)"
        strokeWidth={1.5}
        strokeDasharray={mark.former ? '3 2.5' : undefined}
      />
      <text
        y={LETTERS_DROP}
        textAnchor="middle"
        fontSize={12}
        fontWeight={700}
        fill={mark.former ? 'var(--ink)' : 'var(--text)'}
      >
        {mark.published}
      </text>
    </>
  )
}

/** At the foot of the scale, an open ring: an assessment whose category has no place on it. */
function Dot({ mark }: { mark: StatusMark }) {
  return (
    <circle
      r={DOT}
      fill={mark.former ? 'var(--surface)' : 'var(--fill)'}
      stroke={mark.category === null ? 'var(--ink-3)' : 'var(--edge)'}
      strokeWidth={1.5}
    />
  )
}
