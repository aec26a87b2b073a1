import { type RefCallback, type RefObject, useCallback, useRef, useState } from 'react'
import type { ScrollPlace } from './timeline-scroll.ts'

interface FollowedScroll {
  /** For the element; the same at each render, or it would be followed anew each time, which changes its place. */
  follow: RefCallback<HTMLElement>
  view: RefObject<HTMLElement | null>
  /** Undefined until the element stands on the page. */
  place: ScrollPlace | undefined
}

/** Follows how far an element is scrolled. */
export function useScrollPlace(): FollowedScroll {
  const view = useRef<HTMLElement>(null)
  const [place, setPlace] = useState<ScrollPlace>()
  const follow = useCallback<RefCallback<HTMLElement>>((element) => {
    view.current = element
    if (!element) return
    const read = () =>
      setPlace({ left: element.scrollLeft, room: element.clientWidth, whole: element.scrollWidth })
    const watch = new ResizeObserver(read)
    for (const part of [element, ...element.children]) watch.observe(part)
    element.addEventListener('scroll', read, { passive: true })
    return () => {
      watch.disconnect()
      element.removeEventListener('scroll', read)
    }
  }, [])
  return { follow, view, place }
}
