import { type RefCallback, useCallback, useState } from 'react'

/** Scrolled to within so many pixels, a part counts as in sight. */
const NEAR = '200px'

/** Whether a part of the page is in view or close to it; true until the browser reports otherwise. */
export function useInSight(): [watch: RefCallback<HTMLElement>, isInSight: boolean] {
  const [isInSight, setInSight] = useState(true)
  const watch = useCallback<RefCallback<HTMLElement>>((element) => {
    if (!element) return
    const observer = new IntersectionObserver(
      (seen) => setInSight(seen.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: NEAR },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [watch, isInSight]
}
