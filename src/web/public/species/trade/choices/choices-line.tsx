import { SlidersHorizontal } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TradeSelection } from '#domain/trade/trade-selection.ts'
import type { TradeView } from '#domain/trade/trade-view.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { choicesOf } from '#domain/trade/chosen.ts'

interface ChoicesLineProps {
  view: TradeView
  selection: TradeSelection
  /** The choices themselves, which the line leads back to. */
  panel: RefObject<HTMLElement | null>
}

/** What is below the window counts as in sight, so that a jump over the choices is seen too. */
const BELOW = '0px 0px 1000000px 0px'

/** On phones, once the choices are out of sight: how many rows and choices there are; one press leads back to them. */
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
