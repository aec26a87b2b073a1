import { type RefCallback, useCallback, useState } from 'react'

/**
 * The width an element has on the page, kept in step with it; zero until it stands there. While it is
 * hidden it keeps the last one, so that what was drawn in it can still be saved.
 */
export function useWidth(): [RefCallback<HTMLElement>, number] {
  const [width, setWidth] = useState(0)
  const measure = useCallback<RefCallback<HTMLElement>>((element) => {
    if (!element) return
    // Read at once: later, when other charts have changed, the browser would lay the whole page out for it again.
    const read = () => {
      const now = element.clientWidth
      setWidth((last) => now || last)
    }
    read()
    const watch = new ResizeObserver(read)
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  return [measure, width]
}
