import { useTranslation } from 'react-i18next'
import type { SeizureRecord } from '#contract/seizures-contract.ts'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { isUndated, SEIZURES_IN_TABLE } from '#domain/seizures/seizures-shown.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { RecordsDownload } from '../records-download.tsx'
import { RecordsTable } from '../records-table.tsx'
import { HighValueMark } from './high-value-mark.tsx'
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
  const placed = seizures.some(({ country_code }) => country_code !== null)
  const weighed = seizures.some(({ quantity }) => quantity !== null)
  const quiet = (isQuiet: boolean) => (isQuiet ? 'text-ink-3' : undefined)

  return (
    <section className="rounded-md border border-line bg-surface px-4 pt-4 pb-3 md:px-5">
      <div className="mb-3 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 className="text-h3 font-[650]">{t('illegal.table')}</h3>
        <RecordsDownload file={file} />
      </div>
      <RecordsTable
        label={t('illegal.table')}
        columns={[
          { label: t('illegal.columns.when') },
          ...(placed ? [{ label: t('illegal.columns.where') }] : []),
          { label: t('illegal.columns.product') },
          { label: t('illegal.columns.category') },
          ...(weighed ? [{ label: t('columns.quantity'), figures: true }] : []),
          { label: t('illegal.columns.database') },
        ]}
        rows={shown.map((seizure) => ({
          id: seizure.id,
          cells: [
            <span key="when" className={`whitespace-nowrap ${quiet(isUndated(seizure)) ?? ''}`}>
              {labels.when(seizure)}
            </span>,
            ...(placed
              ? [
                  <span key="where" className={quiet(seizure.country_code === null)}>
                    {labels.where(seizure)}
                  </span>,
                ]
              : []),
            <span key="product" className="inline-flex items-center gap-1.5">
              {seizure.product?.is_high_value && <HighValueMark />}
              {labels.product(seizure)}
            </span>,
            labels.category(seizure) ?? t('notInYear'),
            ...(weighed ? [labels.howMuch(seizure)] : []),
            labels.database(seizure),
          ],
        }))}
      />
      {seizures.length > shown.length && (
        <p className="mt-3 text-sm text-ink-2">
          {t('illegal.showing', { shown: shown.length, n: number(seizures.length) })}
        </p>
      )}
    </section>
  )
}
