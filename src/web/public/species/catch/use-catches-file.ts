import { useTranslation } from 'react-i18next'
import type { CatchRecord } from '#contract/catches-contract.ts'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { useCatchSource } from '#web/charts/chart-sources.ts'
import type { RecordsFile } from '../records-download.tsx'
import { fileNamePart } from '../species-subject.ts'

/** The catch records as a file: what was not published stays empty. */
export function useCatchesFile(species: SpeciesDetail, records: readonly CatchRecord[]): RecordsFile {
  const { t } = useTranslation('trade')
  const source = useCatchSource()
  return {
    name: `${fileNamePart(species)}-catch-records`,
    source,
    table: {
      columns: [
        { label: t('catches.records.when'), kind: 'text' },
        { label: t('columns.country'), kind: 'text' },
        { label: t('catches.filters.area'), kind: 'text' },
        { label: t('columns.catch'), kind: 'number' },
        { label: t('columns.quota'), kind: 'number' },
        { label: t('catches.records.notes'), kind: 'text' },
      ],
      rows: records.map(({ season, year, country, management_area, catch_total, quota_amount, notes }) => [
        season ?? String(year),
        country?.country_name ?? null,
        management_area?.area_name ?? null,
        catch_total,
        quota_amount,
        notes,
      ]),
    },
  }
}
