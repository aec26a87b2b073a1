import { type ComponentType, createContext } from 'react'
import type { ChartFrameProps } from './chart-frame.tsx'

/** How charts are drawn that stay as they are: in pictures, and on pages for other sites. */
interface Still {
  /** In place of the frame of the screen. */
  Frame: ComponentType<ChartFrameProps>
  /** How wide the picture is, for frames that draw one. */
  width?: number
  /** Where the drawing begins in the picture. */
  plotAt?: { x: number; y: number }
}

/** Null on screen, where charts have cursors and are as wide as there is room. */
export const StillContext = createContext<Still | null>(null)
