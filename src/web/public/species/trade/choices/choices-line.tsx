import { SlidersHorizontal } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { choicesOf } from '#domain/trade/chosen.ts'
import type { TradeSelection } from '#domain/trade/trade-selection.ts'
import type { TradeView } from '#domain/trade/trade-view.ts'
import { useFormat } from '#web/i18n/use-format.ts'

interface ChoicesLineProps {
  view: TradeView
  selection: TradeSelection
  /** The panel of choices, which the button focuses. */
  panel: RefObject<HTMLElement | null>
}

/** What is below the window counts as in view, so that a jump past the choices is noticed too. */
const BELOW = '0px 0px 1000000px 0px'

/** On phones, once the choices are out of view: the number of rows and choices, as a button back to them. */
export function ChoicesLine({ view, selection, panel }: ChoicesLineProps) {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    if (panel.current === null) return
    const watch = new IntersectionObserver((entries) => setPast(entries.at(-1)?.isIntersecting === false), {
      rootMargin: BELOW,
    })
    watch.observe(panel.current)
    return () => watch.disconnect()
  }, [panel])
  const rows = t('rows.counted', {
    count: view.rows,
    rows: format.number(view.rows),
    all: format.number(view.all_rows),
  })
  return (
    <div className="sticky top-0 z-30 -mb-4 md:hidden print:hidden">
      {isPast && (
        <button
          type="button"
          onClick={() => panel.current?.focus()}
          className="absolute -inset-x-4 top-0 flex min-h-11 items-center justify-between gap-3 border-b border-line-strong bg-paper px-4 text-left text-sm text-ink"
        >
          <span className="truncate">{rows}</span>
          <span className="inline-flex flex-none items-center gap-1.5 font-semibold text-accent">
            <SlidersHorizontal className="size-4" />
            {t('choices.count', { count: choicesOf(selection).length })}
          </span>
        </button>
      )}
    </div>
  )
}
