import { FileSpreadsheet } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ChartContent } from '#web/charts/frame/chart-content.ts'
import { fileNameOf, saveFile } from '#web/charts/frame/save-file.ts'
import { useCsv } from '#web/charts/frame/use-csv.ts'
import { Button } from '#web/ui/button.tsx'

export type RecordsFile = Pick<ChartContent, 'name' | 'table' | 'source'>

/** All records of a table to take away, with their source. */
export function RecordsDownload({ file }: { file: RecordsFile }) {
  const { t } = useTranslation('trade')
  const csvOf = useCsv()
  return (
    <Button size="small" onClick={() => saveFile(fileNameOf(file), 'csv', csvOf(file))}>
      <FileSpreadsheet className="size-4 text-ink-3" />
      {t('frame.csv', { count: file.table.rows.length })}
    </Button>
  )
}
