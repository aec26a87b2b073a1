import { type RefCallback, useCallback, useState } from 'react'

/** The width an element has on the page, kept in step with it; zero until it stands there. */
export function useWidth(): [RefCallback<HTMLElement>, number] {
  const [width, setWidth] = useState(0)
  const measure = useCallback<RefCallback<HTMLElement>>((element) => {
    if (!element) return
    setWidth(element.clientWidth)
    const watch = new ResizeObserver(() => setWidth(element.clientWidth))
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  return [measure, width]
}
