import type { ComponentProps } from 'react'

type Named = { 'aria-label': string } | { 'aria-labelledby': string }

/** What scrolls by itself, such as a wide table: named, and reached by the keyboard. */
export function ScrollRegion({ className = '', ...section }: ComponentProps<'section'> & Named) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      // Text for screen readers is positioned, and would else widen the page.
      className={`relative overflow-auto ${className}`}
      {...section}
    />
  )
}
