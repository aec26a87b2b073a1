import { useTranslation } from 'react-i18next'
import type { DataFiles } from '#contract/bulk-contract.ts'
import { Quoting } from '#web/components/quoting.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { WrittenTable } from '../written/written-table.tsx'
import { FileCell, FileLink } from './file-link.tsx'
import { useDataFiles } from './use-data-files.ts'

type Table = DataFiles['catalogue']['tables'][number]

const COLUMNS = ['name', 'rows', 'file', 'terms'] as const

/** The tables of the catalogue of facts with their files and terms, and what is left out of them. */
export function CatalogueFiles() {
  const { t } = useTranslation(['data', 'common'])
  const { number } = useFormat()
  const { catalogue } = useDataFiles()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p className="flex flex-wrap gap-x-6 gap-y-4 text-sm">
        <FileLink address={catalogue.data_package}>{t('catalogue.dataPackage')}</FileLink>
        <FileLink address={catalogue.checklist}>
          <Quoting english={['Catalogue of Life']}>{t('catalogue.checklist')}</Quoting>
        </FileLink>
      </p>
      <WrittenTable
        caption={t('catalogue.table')}
        head={COLUMNS.map((column) => t(`catalogue.${column}`))}
        numbers={[1]}
        rows={catalogue.tables.map(cellsOf)}
      />
      <h3 className="font-serif text-xl leading-tight">{t('catalogue.leftOut')}</h3>
      <ul className="grid max-w-read list-disc gap-2 pl-5 text-sm">
        {catalogue.left_out.map(({ name }) => (
          <li key={name}>{t(`leftOut.${name}`)}</li>
        ))}
      </ul>
    </div>
  )

  function cellsOf({ name, rows, address, size, sha256, publisher, licence }: Table) {
    return [
      t(`tables.${name}`),
      number(rows),
      <FileCell key="file" {...{ address, size, sha256 }} of={t(`tables.${name}`)}>
        {t('files.csv')}
      </FileCell>,
      <span key="terms" className="text-xs">
        <span lang="en" className="block font-semibold">
          {publisher}
        </span>
        {licence ? <span lang="en">{licence}</span> : t('common:releases.noTerms')}
      </span>,
    ]
  }
}
