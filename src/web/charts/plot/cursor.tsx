import type { KeyboardEvent, PointerEvent, ReactNode } from 'react'
import { cursorAfter } from './cursor-keys.ts'

interface CursorProps {
  /** What is walked through, e.g. 'Records Over Time, by year'. */
  label: string
  /** How many places there are. */
  count: number
  /** The place under a point of the plot; null where there is none. */
  locate: (point: { x: number; y: number }) => number | null
  direction?: 'across' | 'down'
  at: number | null
  onMove: (at: number | null) => void
  /** The figures of a place in words, for those who hear the chart. */
  words: (at: number) => string
  /** The tooltip of the place pointed at. */
  children?: ReactNode
}

/**
 * Lets pointer, finger and keyboard walk through a plot. Heard, it is a slider over years or rows whose
 * value is the figures of each; a finger's choice stays until the reader turns elsewhere.
 */
export function Cursor({
  label,
  count,
  locate,
  direction = 'across',
  at,
  onMove,
  words,
  children,
}: CursorProps) {
  const current = at ?? (direction === 'across' ? count - 1 : 0)

  const point = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    onMove(locate({ x: event.clientX - box.left, y: event.clientY - box.top }))
  }
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = cursorAfter(event.key, current, count)
    if (next === undefined) return
    event.preventDefault()
    onMove(next)
  }

  return (
    <>
      <div
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-orientation={direction === 'across' ? 'horizontal' : 'vertical'}
        aria-valuemin={1}
        aria-valuemax={count}
        aria-valuenow={current + 1}
        aria-valuetext={words(current)}
        className="absolute inset-0 touch-pan-y rounded-xs"
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={(event) => event.pointerType === 'mouse' && onMove(null)}
        onKeyDown={press}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && onMove(current)}
        onBlur={() => onMove(null)}
      />
      {at !== null && children}
    </>
  )
}
