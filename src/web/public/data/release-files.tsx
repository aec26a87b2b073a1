import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { DataFiles } from '#contract/bulk-contract.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { WrittenTable } from '../written/written-table.tsx'
import { FileCell } from './file-link.tsx'

type Release = DataFiles['trade_releases'][number]
type File = Release['files'][number]

const COLUMNS = ['species', 'rows', 'parquet', 'csv'] as const

/** The files of a release, one line for each species. */
export function ReleaseFiles({ release, isOpen }: { release: Release; isOpen: boolean }) {
  const { t } = useTranslation('data')
  const { number } = useFormat()
  const { files, files_in_all } = release
  const inAll = files_in_all ?? {
    files: files.length,
    size: files.reduce((sum, { parquet }) => sum + parquet.size, 0),
  }
  return (
    <details open={isOpen}>
      <summary className="min-h-8 cursor-pointer text-sm font-semibold text-accent">
        {t('trade.files', { count: inAll.files, size: number(inAll.size / 1_000_000, 1) })}
      </summary>
      <div className="mt-2">
        {files_in_all && (
          <p className="mb-2 text-xs text-ink-3">
            {t('find.shown', {
              shown: number(new Set(files.map(({ scientific_name }) => scientific_name)).size),
              total: number(files_in_all.species),
            })}
          </p>
        )}
        <WrittenTable
          caption={t('files.table', { release: release.release })}
          head={COLUMNS.map((column) => t(`files.${column}`))}
          numbers={[1]}
          rows={files.map((file) => cellsOf(file, release.release))}
        />
      </div>
    </details>
  )

  function cellsOf(file: File, of: string) {
    const { species_id, scientific_name, rows, parquet, csv } = file
    return [
      <Link key="species" to="/species/$id" params={{ id: species_id }} className="text-ink">
        <i lang="la">{scientific_name}</i>
        {file.release !== of && <span className="block text-xs font-normal text-ink-3">{file.release}</span>}
      </Link>,
      number(rows),
      <FileCell key="parquet" {...parquet} of={scientific_name}>
        {t('files.parquet')}
      </FileCell>,
      <FileCell key="csv" {...csv} of={scientific_name}>
        {t('files.csv')}
      </FileCell>,
    ]
  }
}
