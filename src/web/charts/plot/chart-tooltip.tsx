import type { ReactNode } from 'react'
import type { PlotSize } from './plot.tsx'

const WIDEST = 240
/** The least room for five names with their figures. */
const COMFORTABLE = 188
const APART = 14

interface ChartTooltipProps {
  size: PlotSize
  /** The point it belongs to. */
  x: number
  y: number
  children: ReactNode
}

/** Beside its point, on the side with more room, or else at the edge of the plot. Its figures are also in the table. */
export function ChartTooltip({ size, x, y, children }: ChartTooltipProps) {
  const onTheRight = x < size.width / 2
  const room = (onTheRight ? size.width - x : x) - APART
  const fits = room >= COMFORTABLE
  const edge = onTheRight ? { right: 0 } : { left: 0 }
  const beside = onTheRight ? { left: x + APART } : { right: size.width - x + APART }
  const upper = y < size.height / 2
  const down = upper ? { top: Math.max(0, y - APART) } : { bottom: Math.max(0, size.height - y - APART) }
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute z-10 w-max min-w-32 rounded-md border border-line bg-raised px-3 py-2.5 text-xs text-ink shadow-pop"
      style={{ maxWidth: fits ? Math.min(WIDEST, room) : COMFORTABLE, ...(fits ? beside : edge), ...down }}
    >
      {children}
    </div>
  )
}

/** The first line of a tooltip: the name of the point and its figure. */
export function TooltipHead({ name, figure }: { name: string; figure?: string }) {
  return (
    <p className="flex justify-between gap-4 font-semibold">
      <span>{name}</span>
      <span className="text-right">{figure}</span>
    </p>
  )
}

interface NamedFigure {
  name: string
  figure: string
  /** The sign that the drawing gives it. */
  mark?: ReactNode
}

/** Below the head: figures under each other, each with its name. */
export function TooltipFigures({ figures }: { figures: readonly NamedFigure[] }) {
  return (
    <dl className="mt-1.5 grid grid-cols-[1fr_auto] gap-x-4 text-ink-2">
      {figures.map(({ name, figure, mark }) => (
        <div key={name} className="contents">
          <dt className="flex items-center gap-1.5">
            {mark}
            {name}
          </dt>
          <dd className="text-right">{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
