import { RED_LIST_CATEGORIES, type RedListCategory } from '#domain/assessments/red-list.ts'
import { STATUS_SCORES } from '#domain/assessments/status-scale.ts'
import { STATUS_BANDS } from './conservation-trends-points.ts'
import type { TrendsLayout } from './trends-layout.ts'

interface StatusScaleAxisProps {
  layout: TrendsLayout
  nameOf: (category: RedListCategory) => string
}

const TEXT_GAP = 8
const TEXT_DROP = 4

/** The bands behind the line, and a hairline with its name for every category. */
export function StatusScaleAxis({ layout: { y, edges }, nameOf }: StatusScaleAxisProps) {
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
