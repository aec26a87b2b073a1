import { useTranslation } from 'react-i18next'
import type { SeizureRecord } from '#contract/seizures-contract.ts'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { useSource } from '#web/charts/chart-sources.ts'
import { type FileColumn, fileTable } from '../records-card.tsx'
import { fileNamePart } from '../species-subject.ts'
import { useSeizureLabels } from './use-seizure-labels.ts'

/** All seizure records of a species as a file. */
export function useSeizuresFile(species: SpeciesDetail, seizures: readonly SeizureRecord[]) {
  const { t } = useTranslation('trade')
  const labels = useSeizureLabels()
  const source = useSource('seizures')
  const yesOrNo = (answer: boolean | null | undefined) =>
    answer === null || answer === undefined ? null : answer ? t('columns.yes') : t('columns.no')
  const columns: FileColumn<SeizureRecord>[] = [
    { label: t('columns.year'), kind: 'year', value: ({ seizure_year }) => seizure_year },
    { label: t('illegal.columns.when'), kind: 'text', value: ({ seizure_date }) => seizure_date },
    { label: t('illegal.columns.where'), kind: 'text', value: ({ country_code }) => country_code },
    { label: t('illegal.columns.product'), kind: 'text', value: labels.product },
    { label: t('illegal.columns.category'), kind: 'text', value: labels.category },
    { label: t('illegal.highValue'), kind: 'text', value: ({ product }) => yesOrNo(product?.is_high_value) },
    { label: t('columns.quantity'), kind: 'number', value: ({ quantity }) => quantity },
    { label: t('illegal.columns.unit'), kind: 'text', value: ({ unit }) => unit },
    { label: t('illegal.columns.database'), kind: 'text', value: ({ source_database }) => source_database },
    { label: t('illegal.columns.reference'), kind: 'text', value: ({ reference }) => reference },
    { label: t('illegal.columns.simulated'), kind: 'text', value: ({ simulated }) => yesOrNo(simulated) },
  ]
  return {
    name: `${fileNamePart(species)}-seizure-records`,
    source,
    table: fileTable(columns, seizures),
  }
}
