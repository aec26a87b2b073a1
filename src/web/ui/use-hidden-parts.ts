import { type RefObject, useEffect, useState } from 'react'

/** Cut off by less than this a column or a row still reads. */
const TOLERANCE = 8

type Region = RefObject<HTMLElement | null>

/** How many columns of the table inside a region are cut off at its right edge; zero where there is no table. */
export function useHiddenColumns(region: Region): number {
  return useCounted(region, columnsBeyond, 0)
}

/** How many rows of the table inside a region are below its edge; undefined where the region does not scroll down. */
export function useHiddenRows(region: Region): number | undefined {
  return useCounted(region, rowsBeyond, undefined)
}

function columnsBeyond(element: HTMLElement): number {
  const edge = element.getBoundingClientRect().right + TOLERANCE
  const heads = [...element.querySelectorAll('thead tr:first-child th')]
  return heads.filter((head) => head.getBoundingClientRect().right > edge).length
}

function rowsBeyond(element: HTMLElement): number | undefined {
  if (element.scrollHeight - element.clientHeight <= TOLERANCE) return undefined
  const edge = element.getBoundingClientRect().bottom + TOLERANCE
  const rows = [...element.querySelectorAll('tbody tr')]
  return rows.filter((row) => row.getBoundingClientRect().bottom > edge).length
}

/** Counts again when the region is scrolled, and when it or what is in it changes its size. */
function useCounted<Count>(region: Region, count: (element: HTMLElement) => Count, none: Count): Count {
  const [hidden, setHidden] = useState(none)
  useEffect(() => {
    const element = region.current
    if (element === null) return
    const recount = () => setHidden(count(element))
    recount()
    const watch = new ResizeObserver(recount)
    for (const part of [element, ...element.children]) watch.observe(part)
    element.addEventListener('scroll', recount, { passive: true })
    return () => {
      watch.disconnect()
      element.removeEventListener('scroll', recount)
    }
  }, [region, count])
  return hidden
}
