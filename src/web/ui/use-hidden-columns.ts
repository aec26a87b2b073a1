import { type RefObject, useEffect, useState } from 'react'

/** Cut off by less than this a column still reads. */
const TOLERANCE = 8

/** How many columns of the table inside a region are cut off at its right edge; zero where there is no table. */
export function useHiddenColumns(region: RefObject<HTMLElement | null>): number {
  const [hidden, setHidden] = useState(0)
  useEffect(() => {
    const element = region.current
    if (element === null) return
    const count = () => {
      const edge = element.getBoundingClientRect().right + TOLERANCE
      const heads = [...element.querySelectorAll('thead tr:first-child th')]
      setHidden(heads.filter((head) => head.getBoundingClientRect().right > edge).length)
    }
    count()
    const watch = new ResizeObserver(count)
    watch.observe(element)
    element.addEventListener('scroll', count, { passive: true })
    return () => {
      watch.disconnect()
      element.removeEventListener('scroll', count)
    }
  }, [region])
  return hidden
}
