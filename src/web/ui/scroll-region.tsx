import { MoveRight } from 'lucide-react'
import { type ComponentProps, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useHiddenColumns } from './use-hidden-columns.ts'

type Named = { 'aria-label': string } | { 'aria-labelledby': string }

/** What scrolls by itself, such as a wide table: named, reached by the keyboard, and it says how much is cut off. */
export function ScrollRegion({ className = '', ...section }: Omit<ComponentProps<'section'>, 'ref'> & Named) {
  const { t } = useTranslation()
  const region = useRef<HTMLElement>(null)
  const hidden = useHiddenColumns(region)
  return (
    <>
      <section
        ref={region}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        // Text for screen readers is positioned, and would else widen the page.
        className={`relative overflow-auto ${className}`}
        {...section}
      />
      {hidden > 0 && (
        // A screen reader has the whole table.
        <p
          aria-hidden="true"
          className="mt-1.5 flex items-center justify-end gap-1 text-2xs text-ink-3 print:hidden"
        >
          {t('scroll.more', { count: hidden })}
          <MoveRight className="size-3.5" />
        </p>
      )}
    </>
  )
}
