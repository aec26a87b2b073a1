import { useRouter } from '@tanstack/react-router'
import { CircleCheck, Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayOf } from '#domain/calendar.ts'
import { BYTE_ORDER_MARK } from '#domain/csv-line.ts'
import { plainCsv } from '#web/charts/frame/chart-csv.ts'
import { saveFile } from '#web/charts/frame/save-file.ts'
import { SimulatedBanner } from '#web/components/simulated-banner.tsx'
import { useRelease } from '#web/components/use-release.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { Button } from '#web/ui/button.tsx'
import { answerCsv, answerFileName } from './answer-csv.ts'
import { AnswerTable } from './answer-table.tsx'
import type { Answered } from './answered.ts'
import { fixLink } from './fix-link.ts'
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
  // Only the latest changes are listed; for trade records each row is a count.
  const isCut = !answer.of_trade && rows.length < count

  // No changes are neither good nor bad.
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
          {labels.narrowed(answer).map((restriction) => (
            <p key={restriction} className="text-sm text-ink-2">
              {restriction}
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

/** The whole answer as a file, each row with the address where it can be fixed. */
function AnswerDownload({ answer }: { answer: Answered }) {
  const { t } = useTranslation(['admin', 'common'])
  const router = useRouter()
  const { heading, cellText } = useAnswerLabels()
  const isSimulated = useRelease('cites_trade')?.simulated === true && answer.of_trade

  const save = () => {
    const rows = answerCsv(
      answer,
      {
        scientificName: t('admin:fields.scientific_name'),
        commonName: t('admin:fields.common_name'),
        link: t('admin:assistant.address'),
        note: t('admin:assistant.note'),
        heading,
        cellText,
        address: ({ fix }) => fix && `${location.origin}${router.buildLocation(fixLink(fix) as object).href}`,
      },
      isSimulated ? t('common:simulated.cites_trade.what') : undefined,
    )
    saveFile(answerFileName(answer, dayOf(new Date()), isSimulated), 'csv', BYTE_ORDER_MARK + plainCsv(rows))
  }
  return (
    <Button size="small" onClick={save}>
      <Download className="size-4 text-ink-3" />
      {t('admin:assistant.download')}
    </Button>
  )
}
