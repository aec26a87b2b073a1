import { type RefCallback, type RefObject, useCallback, useRef, useState } from 'react'

/** How far a strip is scrolled, in pixels. */
export interface ScrollPosition {
  /** Scrolled to the left. */
  left: number
  /** Width of the view. */
  room: number
  /** Width of the strip. */
  whole: number
}

/** What one press of a scroll button moves, in pixels. Source: specification, document 2, section 9. */
export const SCROLL_STEP = 400

/** From the start of one event to the next; the event itself is 180 wide. Source: the same section. */
const EVENT_PITCH = 200
const TIP_BELOW = 10
const MORE_FROM = 10

/** In pixels; the styles make it at least 800 on a desktop. */
export function stripWidth(events: number): number {
  return events * EVENT_PITCH
}

/** Whether there is more than the view shows. */
export function overflows({ room, whole }: ScrollPosition): boolean {
  return whole > room
}

/** The share that was scrolled, in percent; 100 where nothing scrolls. */
export function viewedShare({ left, room, whole }: ScrollPosition): number {
  return whole > room ? (100 * left) / (whole - room) : 100
}

/** The tip is shown while less than a tenth is viewed. Source: specification, document 2, section 4. */
export function showsTip(position: ScrollPosition): boolean {
  return viewedShare(position) < TIP_BELOW
}

/** The hint at the right is shown while more than 10 pixels remain. Source: the same. */
export function showsMore({ left, room, whole }: ScrollPosition): boolean {
  return whole - room - left > MORE_FROM
}

/** Where a key scrolls to: by one event, or to an end; undefined for other keys. */
export function leftAfter(key: string, { left, room, whole }: ScrollPosition): number | undefined {
  return {
    ArrowRight: left + EVENT_PITCH,
    ArrowLeft: left - EVENT_PITCH,
    Home: 0,
    End: whole - room,
  }[key]
}

interface ObservedScroll {
  /** The element's ref; stable, because a new one would observe the element again and change the state. */
  observe: RefCallback<HTMLElement>
  view: RefObject<HTMLElement | null>
  /** Undefined until the element is mounted. */
  position: ScrollPosition | undefined
}

/** Follows how far an element is scrolled. */
export function useScrollPosition(): ObservedScroll {
  const view = useRef<HTMLElement>(null)
  const [position, setPosition] = useState<ScrollPosition>()
  const observe = useCallback<RefCallback<HTMLElement>>((element) => {
    view.current = element
    if (!element) return
    const read = () =>
      setPosition({ left: element.scrollLeft, room: element.clientWidth, whole: element.scrollWidth })
    const watch = new ResizeObserver(read)
    for (const part of [element, ...element.children]) watch.observe(part)
    element.addEventListener('scroll', read, { passive: true })
    return () => {
      watch.disconnect()
      element.removeEventListener('scroll', read)
    }
  }, [])
  return { observe, view, position }
}
