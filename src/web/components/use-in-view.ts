import { type RefObject, useEffect, useState } from 'react'

/** Whether an element has come within a margin of the view, once; at once when nobody waits. */
export function useInView(element: RefObject<Element | null>, margin: string, wait: boolean): boolean {
  const [near, setNear] = useState(!wait)

  useEffect(() => {
    if (near || !element.current) return
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: margin },
    )
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [element, margin, near])

  return near
}
