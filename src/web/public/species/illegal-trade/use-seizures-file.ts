import { useTranslation } from 'react-i18next'
import type { SeizureRecord } from '#contract/seizures-contract.ts'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { useSource } from '#web/charts/chart-sources.ts'
import type { RecordsFile } from '../records-download.tsx'
import { fileNamePart } from '../species-subject.ts'
import { useSeizureLabels } from './use-seizure-labels.ts'

/** All seizure records of a species as a file: what a record does not say stays empty. */
export function useSeizuresFile(species: SpeciesDetail, seizures: readonly SeizureRecord[]): RecordsFile {
  const { t } = useTranslation('trade')
  const labels = useSeizureLabels()
  const source = useSource('seizures')
  const yesOrNo = (answer: boolean | null | undefined) =>
    answer === null || answer === undefined ? null : answer ? t('columns.yes') : t('columns.no')
  return {
    name: `${fileNamePart(species)}-seizure-records`,
    source,
    table: {
      columns: [
        { label: t('columns.year'), kind: 'year' },
        { label: t('illegal.columns.when'), kind: 'text' },
        { label: t('illegal.columns.where'), kind: 'text' },
        { label: t('illegal.columns.product'), kind: 'text' },
        { label: t('illegal.columns.category'), kind: 'text' },
        { label: t('illegal.highValue'), kind: 'text' },
        { label: t('columns.quantity'), kind: 'number' },
        { label: t('illegal.columns.unit'), kind: 'text' },
        { label: t('illegal.columns.database'), kind: 'text' },
        { label: t('illegal.columns.reference'), kind: 'text' },
        { label: t('illegal.columns.simulated'), kind: 'text' },
      ],
      rows: seizures.map((seizure) => [
        seizure.seizure_year,
        seizure.seizure_date,
        seizure.country_code,
        labels.product(seizure),
        labels.category(seizure),
        yesOrNo(seizure.product?.is_high_value),
        seizure.quantity,
        seizure.unit,
        seizure.source_database,
        seizure.reference,
        yesOrNo(seizure.simulated),
      ]),
    },
  }
}
