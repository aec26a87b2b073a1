import { type RefCallback, useCallback, useState } from 'react'
import type { ScrollPlace } from './timeline-scroll.ts'

/** Follows how far an element is scrolled; undefined until it stands on the page. */
export function useScrollPlace(): [RefCallback<HTMLElement>, ScrollPlace | undefined] {
  const [place, setPlace] = useState<ScrollPlace>()
  const follow = useCallback<RefCallback<HTMLElement>>((element) => {
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
  return [follow, place]
}
