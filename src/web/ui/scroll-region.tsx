import { type ComponentProps, useRef } from 'react'
import { FADED_EDGE, MoreColumns, MoreRows } from './more-of-table.tsx'
import { useHiddenColumns, useHiddenRows } from './use-hidden-parts.ts'

type Named = { 'aria-label': string } | { 'aria-labelledby': string }

/** What scrolls by itself, such as a wide table: named, reached by the keyboard, and it says how much is cut off. */
export function ScrollRegion({ className = '', ...section }: Omit<ComponentProps<'section'>, 'ref'> & Named) {
  const region = useRef<HTMLElement>(null)
  const hidden = useHiddenColumns(region)
  const rowsBelow = useHiddenRows(region)
  return (
    <>
      <section
        ref={region}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        // Text for screen readers is positioned, and would else widen the page.
        className={`relative overflow-auto ${hidden > 0 ? FADED_EDGE : ''} ${className}`}
        {...section}
      />
      <MoreColumns hidden={hidden} />
      <MoreRows hidden={rowsBelow} />
    </>
  )
}
