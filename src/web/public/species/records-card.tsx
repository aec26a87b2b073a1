import { FileSpreadsheet } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Cell, ChartContent, ColumnKind } from '#web/charts/frame/chart-content.ts'
import { fileNameOf, saveFile } from '#web/charts/frame/save-file.ts'
import { useCsv } from '#web/charts/frame/use-csv.ts'
import { Button } from '#web/ui/button.tsx'
import { RecordsTable, type RecordsTableProps } from './records-table.tsx'

type RecordsFile = Pick<ChartContent, 'name' | 'table' | 'source'>

export interface FileColumn<Row> {
  label: string
  kind: ColumnKind
  /** Null, an empty cell, where nothing was published. */
  value: (row: Row) => Cell
}

/** The table of a records file. */
export function fileTable<Row>(columns: readonly FileColumn<Row>[], rows: readonly Row[]) {
  return {
    columns: columns.map(({ label, kind }) => ({ label, kind })),
    rows: rows.map((row) => columns.map(({ value }) => value(row))),
  }
}

interface RecordsCardProps<Row> extends Omit<RecordsTableProps<Row>, 'label'> {
  title: string
  /** Under the title. */
  lead?: ReactNode
  /** All records with their source, to be downloaded. */
  file: RecordsFile
  /** Under the table. */
  children?: ReactNode
}

/** A table of records under its title, with their file. */
export function RecordsCard<Row extends { id: string }>(props: RecordsCardProps<Row>) {
  const { title, lead, file, children, ...table } = props
  const { t } = useTranslation('trade')
  const csvOf = useCsv()
  return (
    <section className="rounded-md border border-line bg-surface px-4 pt-4 pb-3 md:px-5">
      <div className="mb-3 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="text-h3 font-[650]">{title}</h3>
          {lead}
        </div>
        <Button size="small" onClick={() => saveFile(fileNameOf(file), 'csv', csvOf(file))}>
          <FileSpreadsheet className="size-4 text-ink-3" />
          {t('frame.csv', { count: file.table.rows.length })}
        </Button>
      </div>
      <RecordsTable label={title} {...table} />
      {children}
    </section>
  )
}
