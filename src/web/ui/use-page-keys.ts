import { useEffect, useRef } from 'react'

/** Calls `onKey` for every key that is pressed, wherever the focus is. */
export function usePageKeys(onKey: (event: KeyboardEvent) => void): void {
  const latest = useRef(onKey)
  latest.current = onKey

  // The keyboard is outside of React.
  useEffect(() => {
    const listener = (event: KeyboardEvent) => latest.current(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}
