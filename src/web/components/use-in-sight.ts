import { type RefCallback, startTransition, useCallback, useEffect, useState } from 'react'

/** Scrolled to within so many pixels, a part counts as in sight. */
const NEAR = '200px'
/** A part out of sight follows after so many milliseconds at the latest. */
const LATEST_MS = 500

/**
 * What a part of the page draws of a value that changes: the new one at once while the part is in sight; out of sight it
 * follows as soon as the browser is idle, so that what is in sight never waits for it.
 */
export function useInSight<Value>(value: Value): [RefCallback<HTMLElement>, Value] {
  const [isInSight, setInSight] = useState(true)
  const [drawn, setDrawn] = useState(value)
  if (isInSight && drawn !== value) setDrawn(value)

  useEffect(() => {
    if (drawn === value) return
    return whenIdle(() => startTransition(() => setDrawn(value)))
  }, [drawn, value])

  const watch = useCallback<RefCallback<HTMLElement>>((element) => {
    if (!element) return
    const observer = new IntersectionObserver(
      (seen) => setInSight(seen.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: NEAR },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [watch, drawn]
}

function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(act, { timeout: LATEST_MS })
    return () => cancelIdleCallback(id)
  }
  const id = setTimeout(act, LATEST_MS)
  return () => clearTimeout(id)
}
