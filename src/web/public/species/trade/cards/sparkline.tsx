interface SparklineProps {
  /** One per year; null before the first year with rows. */
  series: readonly (number | null)[]
}

const WIDTH = 84
const HEIGHT = 22
const EDGE = 3

/** The course of a count by year, without axes. */
export function Sparkline({ series }: SparklineProps) {
  const largest = Math.max(0, ...series.map((value) => value ?? 0))
  const points = series.flatMap((value, index) =>
    value === null
      ? []
      : [
          {
            x: EDGE + (index / Math.max(1, series.length - 1)) * (WIDTH - 2 * EDGE),
            y: HEIGHT - EDGE - (largest === 0 ? 0 : value / largest) * (HEIGHT - 2 * EDGE),
          },
        ],
  )
  const last = points.at(-1)
  // One year alone has no course.
  if (points.length < 2) return null
  return (
    <svg width={WIDTH} height={HEIGHT} aria-hidden="true" className="flex-none">
      <polyline
        points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
        fill="none"
        stroke="var(--ink-2)"
        strokeWidth={1.5}
      />
      {last && <circle cx={last.x} cy={last.y} r={2.25} fill="var(--ink)" />}
    </svg>
  )
}
