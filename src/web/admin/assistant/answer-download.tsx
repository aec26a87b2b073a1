import { useRouter } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { dayOf } from '#domain/calendar.ts'
import { BYTE_ORDER_MARK } from '#domain/csv-line.ts'
import { plainCsv } from '#web/charts/frame/chart-csv.ts'
import { saveFile } from '#web/charts/frame/save-file.ts'
import { useRelease } from '#web/components/use-release.ts'
import { Button } from '#web/ui/button.tsx'
import { answerCsv, answerFileName } from './answer-csv.ts'
import type { Answered } from './answered.ts'
import { fixLink } from './fix-link.ts'
import { useAnswerLabels } from './use-answer-labels.ts'

/** The whole answer as a file, each row with the address where it can be fixed. */
export function AnswerDownload({ answer }: { answer: Answered }) {
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
