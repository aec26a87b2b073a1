import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SimulatedBanner } from '#web/components/simulated-banner.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { Button } from '#web/ui/button.tsx'
import { AnswerDownload } from './answer-download.tsx'
import { AnswerTable } from './answer-table.tsx'
import type { Answered } from './answered.ts'
import { useAnswerLabels } from './use-answer-labels.ts'

const SHOWN_AT_FIRST = 100

/** The question as it was understood, what was found, and where it can be fixed. */
export function AnswerSection({ answer }: { answer: Answered }) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const labels = useAnswerLabels()
  const [showsAll, setShowsAll] = useState(false)
  const { rows, count } = answer
  const shown = showsAll ? rows : rows.slice(0, SHOWN_AT_FIRST)
  // Of changes only the latest are listed; of trade records the rows count them.
  const isCut = !answer.of_trade && rows.length < count

  // That nothing was changed is neither good nor bad.
  const isGoodNews = count === 0 && !answer.columns.includes('changed_at')

  return (
    <section className="overflow-hidden rounded-md border border-line bg-surface">
      {answer.of_trade && <SimulatedBanner dataset="cites_trade" />}
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 py-3.5">
        <div role="status" className="min-w-0">
          <h2 className="flex items-start gap-2 text-h3 font-[650]">
            {isGoodNews && <CircleCheck className="mt-0.75 size-4.5 flex-none text-ok" />}
            {labels.sentence(answer)}
          </h2>
          {labels.narrowed(answer).map((line) => (
            <p key={line} className="text-sm text-ink-2">
              {line}
            </p>
          ))}
          {isCut && (
            <p className="text-sm text-ink-2">
              {t('assistant.onlyLatest', { figure: format.number(rows.length) })}
            </p>
          )}
        </div>
        {rows.length > 0 && <AnswerDownload answer={answer} />}
      </div>
      {rows.length > 0 && <AnswerTable answer={answer} rows={shown} />}
      {shown.length < rows.length && (
        <div className="p-3 text-center">
          <Button size="small" onClick={() => setShowsAll(true)}>
            {t('assistant.showAll', { figure: format.number(rows.length) })}
          </Button>
        </div>
      )}
    </section>
  )
}
