import { type KeyboardEvent, type MouseEvent, type ReactNode, useContext, useRef } from 'react'
import { StillContext } from '../frame/still.ts'
import { cursorAfter, nearestIndex } from './cursor-keys.ts'

interface CursorProps {
  /** What it moves through, e.g. 'Records Over Time, by year'. */
  label: string
  /** Where the stops of the cursor are, in pixels along its direction. */
  positions: readonly number[]
  /** The stop under a point of the plot, where that is not the nearest one; null where there is none. */
  locate?: (point: { x: number; y: number }) => number | null
  direction?: 'across' | 'down'
  at: number | null
  onMove: (at: number | null) => void
  /** Takes the stop that is pressed: at once with a mouse or Enter, by touch with a second tap, after its tooltip. */
  onChoose?: ((at: number) => void) | undefined
  /** The figures of a stop in words, for screen readers. */
  valueText: (at: number) => string
  /** The tooltip of the stop pointed at. */
  children?: ReactNode
}

/**
 * Lets pointer, touch and keyboard move through a plot. For screen readers it is a slider over years or rows whose value
 * is the figures of each. What is chosen by touch stays chosen until another element takes the focus. A picture has none.
 */
export function Cursor({
  label,
  positions,
  locate,
  direction = 'across',
  at,
  onMove,
  onChoose,
  valueText,
  children,
}: CursorProps) {
  const isStill = useContext(StillContext) !== null
  const count = positions.length
  const current = at ?? (direction === 'across' ? count - 1 : 0)

  /** The stop that was shown before a press. */
  const shown = useRef<number | null>(null)

  const stopAt = (event: MouseEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const pointer = { x: event.clientX - box.left, y: event.clientY - box.top }
    const nearest = nearestIndex(positions, direction === 'across' ? pointer.x : pointer.y)
    return locate ? locate(pointer) : nearest
  }
  const choose = (event: MouseEvent<HTMLDivElement>) => {
    const stop = stopAt(event)
    const isTouch = event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch'
    if (stop !== null && (!isTouch || shown.current === stop)) onChoose?.(stop)
  }
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Enter') onChoose?.(current)
    const next = cursorAfter(event.key, current, count)
    if (next === undefined) return
    event.preventDefault()
    onMove(next)
  }

  if (isStill) return null
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
        aria-valuetext={valueText(current)}
        className={`absolute inset-0 touch-pan-y rounded-xs ${onChoose ? 'cursor-pointer' : ''}`}
        onPointerMove={(event) => onMove(stopAt(event))}
        onPointerDown={(event) => {
          shown.current = at
          onMove(stopAt(event))
        }}
        onClick={onChoose && choose}
        onPointerLeave={(event) => event.pointerType === 'mouse' && onMove(null)}
        onKeyDown={press}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && onMove(current)}
        onBlur={() => onMove(null)}
      />
      {at !== null && children}
    </>
  )
}
