import { type ComponentType, createContext } from 'react'
import type { ChartFrameProps } from './chart-frame.tsx'

/** How charts are drawn that stay as they are: in pictures, and on pages for other sites. */
export interface Still {
  /** In place of the frame of the screen. */
  Frame: ComponentType<ChartFrameProps>
  /** For a frame that draws a picture: how wide it is, and its style sheet. */
  picture?: { width: number; styles: string }
  /** For a frame of a fixed place on paper; without a height it is that of the chart. */
  place?: { width: number; height?: number }
  /** Where the drawing begins in the picture. */
  plotAt?: { x: number; y: number }
}

/** Null on screen, where charts have cursors and are as wide as there is room. */
export const StillContext = createContext<Still | null>(null)
