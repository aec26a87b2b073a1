import { startTransition, useEffect, useState } from 'react'

/** A value follows after so many milliseconds at the latest. */
const LATEST_MS = 500

/**
 * A value for what is out of sight: a new one follows as soon as the browser is idle, so that what is in sight never
 * waits for it.
 */
export function useWhenIdle<Value>(value: Value): Value {
  const [drawn, setDrawn] = useState(value)

  useEffect(() => {
    if (drawn === value) return
    return whenIdle(() => startTransition(() => setDrawn(value)))
  }, [drawn, value])
  return drawn
}

function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(act, { timeout: LATEST_MS })
    return () => cancelIdleCallback(id)
  }
  const id = setTimeout(act, LATEST_MS)
  return () => clearTimeout(id)
}
