import type { ReactNode } from 'react'
import type { PlotSize } from './plot.tsx'

const WIDTH = 232
const APART = 14

interface ChartTooltipProps {
  size: PlotSize
  /** The point it belongs to. */
  x: number
  y: number
  children: ReactNode
}

/** Stands beside its point, on the side with more room, and never leaves the plot. What it says is also in the table. */
export function ChartTooltip({ size, x, y, children }: ChartTooltipProps) {
  const width = Math.min(WIDTH, size.width)
  const beside = x < size.width / 2 ? x + APART : x - APART - width
  const left = Math.max(0, Math.min(beside, size.width - width))
  const upper = y < size.height / 2
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute z-10 rounded-md border border-line bg-raised px-3 py-2.5 text-xs text-ink shadow-pop"
      style={{
        width,
        left,
        ...(upper ? { top: Math.max(0, y - APART) } : { bottom: Math.max(0, size.height - y - APART) }),
      }}
    >
      {children}
    </div>
  )
}

/** The first line of a tooltip: where we are, and the figure. */
export function TooltipHead({ name, figure }: { name: string; figure?: string }) {
  return (
    <p className="flex justify-between gap-4 font-semibold">
      <span>{name}</span>
      <span className="text-right">{figure}</span>
    </p>
  )
}
