import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { dayOf } from '#domain/calendar.ts'
import { BYTE_ORDER_MARK } from '#domain/csv-line.ts'
import {
  ARTICLE_SEPARATOR,
  type ArticleFile,
  articleExport,
  articleFileName,
} from '#domain/summaries/article-export.ts'
import { plainCsv } from '#web/charts/frame/chart-csv.ts'
import { saveFile } from '#web/charts/frame/save-file.ts'
import { useRelease } from '#web/components/use-release.ts'
import { reportProblem } from '#web/report-problem.ts'
import { Button } from '#web/ui/button.tsx'
import { useToasts } from '../use-toasts.ts'
import type { ArticleRow } from './article-row.ts'

/** The shown rows as a file: the 29 columns, or all. */
export function ArticleExportButtons({ rows }: { rows: readonly ArticleRow[] }) {
  const { t } = useTranslation(['admin', 'common'])
  const simulated = useRelease('cites_trade')?.simulated === true
  const toasts = useToasts()

  const save = (file: ArticleFile) => {
    if (rows.length === 0) return toasts.failed(t('admin:articleSummary.nothingToExport'))
    try {
      const cells = articleExport(file, rows, simulated ? t('common:simulated.cites_trade.what') : undefined)
      const name = articleFileName(file, dayOf(new Date()))
      saveFile(name, 'csv', BYTE_ORDER_MARK + plainCsv(cells, ARTICLE_SEPARATOR))
    } catch (problem) {
      reportProblem('Article summaries could not be exported', problem)
      toasts.failed(t('admin:articleSummary.exportFailed'))
    }
  }
  return (
    <>
      <Button size="small" onClick={() => save('usual')}>
        <Download className="size-4 text-ink-3" />
        {t('admin:articleSummary.export')}
      </Button>
      <Button size="small" onClick={() => save('full')}>
        <Download className="size-4 text-ink-3" />
        {t('admin:articleSummary.exportFull')}
      </Button>
    </>
  )
}
