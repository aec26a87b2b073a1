import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OfferedChoices } from '#domain/trade/merged-choices.ts'
import { useWhenIdle } from '#web/components/use-when-idle.ts'
import type { ChoiceOfTrade } from '../use-trade-choice.ts'
import { ColumnPickers } from './column-picker.tsx'
import { MoreChoices } from './more-choices.tsx'
import { YearFields } from './year-fields.tsx'

const IN_SIGHT = ['term', 'unit', 'importer', 'exporter'] as const

interface ChoicesPanelProps {
  choice: ChoiceOfTrade
  /** Of one species, or of several together. */
  offered: OfferedChoices
  lastYear: number
  /** Whether the rows of a new choice are loading; the former figures are dimmed. */
  isBusy: boolean
}

/** The choices of trade: the most used ones, and a button for the others. */
export function ChoicesPanel({ choice, offered, lastYear, isBusy }: ChoicesPanelProps) {
  const { t } = useTranslation('trade')
  const id = useId()
  const listed = useWhenIdle(offered.choices)
  // Chips name what is chosen, so that it can stay closed.
  const [isOpen, setOpen] = useState(false)

  return (
    <section
      aria-label={t('choices.title')}
      data-stale={isBusy || undefined}
      className="@container rounded-md border border-line bg-surface px-4 py-4 md:px-5 print:hidden"
    >
      <div className="grid gap-3 @min-[17rem]:grid-cols-2 @min-[52rem]:grid-cols-[1.3fr_1.4fr_1fr_1.3fr_1.3fr]">
        <div className="@min-[17rem]:@max-[52rem]:col-span-2">
          <YearFields choice={choice} lastYear={lastYear} />
        </div>
        <ColumnPickers names={IN_SIGHT} choice={choice} listed={listed} />
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="inline-flex min-h-9 items-center gap-1.5 text-sm font-semibold text-accent hover:underline"
        >
          {t(isOpen ? 'choices.fewer' : 'choices.more')}
          <ChevronDown className={`size-4 ${isOpen ? 'rotate-180' : ''}`} />
        </button>
        <span className="text-xs text-ink-3">{t('choices.hint')}</span>
      </div>
      <div id={id} hidden={!isOpen} className="mt-3 border-t border-line pt-4">
        {isOpen && <MoreChoices choice={choice} offered={offered} listed={listed} />}
      </div>
    </section>
  )
}
