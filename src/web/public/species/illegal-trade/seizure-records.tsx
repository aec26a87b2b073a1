import { useTranslation } from 'react-i18next'
import type { SeizureRecord } from '#contract/seizures-contract.ts'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { isUndated, SEIZURES_IN_TABLE } from '#domain/seizures/seizures-shown.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { RecordsCard } from '../records-card.tsx'
import type { RecordColumn } from '../records-table.tsx'
import { HighValueMark } from './product-types.tsx'
import { useSeizureLabels } from './use-seizure-labels.ts'
import { useSeizuresFile } from './use-seizures-file.ts'

interface SeizureRecordsProps {
  species: SpeciesDetail
  seizures: readonly SeizureRecord[]
}

/** The first records, newest first and undated last; the file holds them all. Columns that no record fills are left out. */
export function SeizureRecords({ species, seizures }: SeizureRecordsProps) {
  const { t } = useTranslation('trade')
  const { number } = useFormat()
  const labels = useSeizureLabels()
  const file = useSeizuresFile(species, seizures)
  const shown = seizures.slice(0, SEIZURES_IN_TABLE)
  const where: RecordColumn<SeizureRecord> = {
    label: t('illegal.columns.where'),
    cell: (seizure) => (
      <span className={seizure.country_code === null ? 'text-ink-3' : undefined}>
        {labels.where(seizure)}
      </span>
    ),
  }
  const quantity = { label: t('columns.quantity'), figures: true, cell: labels.howMuch }

  return (
    <RecordsCard
      title={t('illegal.table')}
      file={file}
      columns={[
        {
          label: t('illegal.columns.when'),
          cell: (seizure) => (
            <span className={`whitespace-nowrap ${isUndated(seizure) ? 'text-ink-3' : ''}`}>
              {labels.when(seizure)}
            </span>
          ),
        },
        ...(seizures.some(({ country_code }) => country_code !== null) ? [where] : []),
        {
          label: t('illegal.columns.product'),
          cell: (seizure) => (
            <span className="inline-flex items-center gap-1.5">
              {seizure.product?.is_high_value && <HighValueMark />}
              {labels.product(seizure)}
            </span>
          ),
        },
        {
          label: t('illegal.columns.category'),
          cell: (seizure) => labels.category(seizure) ?? t('notInYear'),
        },
        ...(seizures.some((seizure) => seizure.quantity !== null) ? [quantity] : []),
        { label: t('illegal.columns.database'), cell: labels.database },
      ]}
      rows={shown}
    >
      {seizures.length > shown.length && (
        <p className="mt-3 text-sm text-ink-2">
          {t('illegal.showing', { shown: shown.length, n: number(seizures.length) })}
        </p>
      )}
    </RecordsCard>
  )
}
