import { type RefCallback, useCallback, useState } from 'react'
import { useWhenIdle } from './use-when-idle.ts'

/** Scrolled to within so many pixels, a part counts as in sight. */
const NEAR = '200px'

/** What a part of the page draws of a value that changes: the new one at once while the part is in sight. */
export function useInSight<Value>(
  value: Value,
): [watch: RefCallback<HTMLElement>, drawn: Value, isInSight: boolean] {
  const [isInSight, setInSight] = useState(true)
  const drawn = useWhenIdle(value, isInSight)

  const watch = useCallback<RefCallback<HTMLElement>>((element) => {
    if (!element) return
    const observer = new IntersectionObserver(
      (seen) => setInSight(seen.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: NEAR },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [watch, drawn, isInSight]
}
