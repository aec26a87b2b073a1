import type { StatusLevel, Stretch } from './conservation-trends-points.ts'
import type { TrendsLayout } from './trends-layout.ts'

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
