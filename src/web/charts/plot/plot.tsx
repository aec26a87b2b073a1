import { type ReactNode, useContext } from 'react'
import { StillContext } from '../frame/still.ts'

export interface PlotSize {
  width: number
  height: number
}

interface PlotProps {
  size: PlotSize
  /** What the drawing shows; the figures themselves are in the chart's table. */
  label: string
  children: ReactNode
}

/** The drawing of a chart; exports copy it. */
export function Plot({ size, label, children }: PlotProps) {
  const plotAt = useContext(StillContext)?.plotAt
  return (
    <svg
      {...plotAt}
      data-plot=""
      role="img"
      aria-label={label}
      width={size.width}
      height={size.height}
      viewBox={`0 0 ${size.width} ${size.height}`}
      className="block overflow-visible font-sans"
    >
      {children}
    </svg>
  )
}
