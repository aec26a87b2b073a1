import { Download } from 'lucide-react'
import { useId, useState } from 'react'
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
import { Choice } from '#web/ui/choice.tsx'
import { MultiSelect } from '#web/ui/multi-select.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { useToasts } from '../use-toasts.ts'
import { columnsOf } from './article-columns.tsx'
import type { ArticleRow } from './article-row.ts'
import { ARTICLE_VIEWS, type ArticleSearch } from './article-search.ts'

interface ArticleControlsProps {
  asked: ArticleSearch
  onAsk: (changes: Partial<ArticleSearch>) => void
}

/** Search, columns and view of the table. */
export function ArticleControls({ asked, onAsk }: ArticleControlsProps) {
  const { t } = useTranslation('admin')
  const [draft, setDraft] = useState(asked.search)
  const id = useId()
  const write = (search: string) => {
    setDraft(search)
    onAsk({ search: search.trim() })
  }
  return (
    <div className="grid items-end gap-4 p-4 md:grid-cols-[minmax(0,1fr)_13rem] xl:grid-cols-[minmax(0,1fr)_13rem_auto]">
      <search>
        <SearchField
          id={id}
          label={t('articleSummary.search')}
          placeholder={t('articleSummary.searchHint')}
          clearLabel={t('list.clear')}
          value={draft}
          onWrite={write}
          onClear={() => write('')}
        />
      </search>
      <MultiSelect
        label={t('articleSummary.columns.label')}
        values={columnsOf(asked.view).filter((column) => asked.column.includes(column))}
        options={columnsOf(asked.view).map((value) => ({
          value,
          label: t(`articleSummary.columns.${value}`),
        }))}
        onChange={(column) => onAsk({ column })}
      />
      <Choice
        label={t('articleSummary.view.label')}
        value={asked.view}
        options={ARTICLE_VIEWS.map((value) => ({ value, label: t(`articleSummary.view.${value}`) }))}
        onChange={(view) => onAsk({ view })}
      />
    </div>
  )
}

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
