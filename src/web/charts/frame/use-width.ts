import { type RefCallback, useCallback, useState } from 'react'

/**
 * The width an element has on the page, kept in step with it; zero until it stands there. While it is
 * hidden it keeps the last one, so that what was drawn in it can still be saved.
 */
export function useWidth(): [RefCallback<HTMLElement>, number] {
  const [width, setWidth] = useState(0)
  const measure = useCallback<RefCallback<HTMLElement>>((element) => {
    if (!element) return
    const read = () => setWidth((last) => element.clientWidth || last)
    read()
    const watch = new ResizeObserver(read)
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  return [measure, width]
}
