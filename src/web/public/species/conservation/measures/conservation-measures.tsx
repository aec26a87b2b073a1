import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { EmptyState } from '#web/components/empty-state.tsx'
import { Quoting } from '#web/components/quoting.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { UncheckedMark } from '../../overview/unchecked-mark.tsx'
import { MeasureText } from './measure-table.tsx'
import { useTradeMeasures } from './use-trade-measures.ts'

/** Conservation measures for the species, each with its date and source. */
export function ConservationMeasures({ species }: { species: SpeciesDetail }) {
  const { t } = useTranslation('conservation')
  const format = useFormat()
  const { conservation_measures } = useTradeMeasures(species.id)
  if (conservation_measures.length === 0)
    return (
      <EmptyState
        message={t('measures.done.none')}
        hint={t('measures.done.noneWhy')}
        drawing={species.drawing ?? undefined}
      />
    )
  return (
    <ul className="rounded-md border border-line bg-surface px-4 md:px-5">
      {conservation_measures.map((record) => (
        <li key={record.id} className="grid gap-1 border-line py-3.5 not-first:border-t">
          <h3 className="font-[650]">
            <MeasureText species_id={species.id} record={record} field="measure" />
          </h3>
          <p className="text-sm text-ink-3">
            {record.start_date === null
              ? t('measures.done.undated')
              : t('measures.from', { date: format.date(record.start_date) })}
          </p>
          <MeasureText species_id={species.id} record={record} field="description" />
          {record.checked && record.source && (
            <p className="text-2xs text-ink-3">
              <Quoting english={[record.source]}>{t('measures.sourceIs', { source: record.source })}</Quoting>
            </p>
          )}
          <UncheckedMark {...record} />
        </li>
      ))}
    </ul>
  )
}
