import { useHydrated } from '@tanstack/react-router'
import { startTransition, useEffect, useState } from 'react'

/** How a visitor begins to use a page. */
const TOUCHES = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const
/** Milliseconds after loading, where the browser does not say that it is idle. */
const SHORT_REST = 200

let rest: Promise<void> | undefined

/** Waits until the page has loaded and the browser is idle, or someone begins to use the page: then at once. */
function untilIdle(): Promise<void> {
  rest ??= new Promise((resolve) => {
    const listening = new AbortController()
    const { signal } = listening
    const end = () => {
      listening.abort()
      resolve()
    }
    const loaded = () => {
      if ('requestIdleCallback' in window) requestIdleCallback(end)
      else setTimeout(end, SHORT_REST)
    }
    for (const touch of TOUCHES) addEventListener(touch, end, { capture: true, passive: true, signal })
    if (document.readyState === 'complete') loaded()
    else addEventListener('load', loaded, { signal })
  })
  return rest
}

/**
 * Something that a page can be read without, such as what opens beside a word: fetched when the page is idle by the first
 * component that wants it, then there for all of them. A hook that answers undefined until then.
 */
export function fetchedWhenIdle<Part>(fetchPart: () => Promise<Part>): () => Part | undefined {
  let part: Part | undefined
  let isFetching = false
  const wanted = new Set<() => void>()

  const fetchOnce = async () => {
    if (isFetching) return
    isFetching = true
    await untilIdle()
    try {
      part = await fetchPart()
      for (const tell of wanted) tell()
    } catch {
      // The page works without it, and the next use tries again.
      isFetching = false
    }
  }
  const subscribe = (tell: () => void) => {
    wanted.add(tell)
    if (part === undefined) fetchOnce()
    else tell()
    return () => {
      wanted.delete(tell)
    }
  }
  const now = () => part
  return () => useArrival(subscribe, now)
}

/**
 * What there is now, and what comes: dozens of words may change with it, piece by piece, without waiting for each other.
 * While a page from the server is hydrated there is nothing yet, as on the server.
 */
function useArrival<Part>(subscribe: (tell: () => void) => () => void, now: () => Part | undefined) {
  const isHydrated = useHydrated()
  const [there, setThere] = useState(() => (isHydrated ? now() : undefined))
  useEffect(() => subscribe(() => startTransition(() => setThere(now))), [subscribe, now])
  return there
}
