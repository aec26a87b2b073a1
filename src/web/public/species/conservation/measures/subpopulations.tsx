import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { UncheckedMark } from '../../overview/unchecked-mark.tsx'
import { ExplainedCategory } from '../explained-category.tsx'
import { namedFirst } from '../named-first.ts'
import { MeasureTable, MeasureText } from './measure-table.tsx'

/** Subpopulations with Red List categories of their own, which do not apply to the whole species. */
export function Subpopulations({ species }: { species: SpeciesDetail }) {
  const { t } = useTranslation(['conservation', 'common'])
  const { subpopulations } = species
  const explained = namedFirst(subpopulations, ({ status }) => status)
  const unknown = <span className="text-sm text-ink-3">{t('common:missing.data')}</span>
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="max-w-read text-ink-2">{t('measures.subpopulations.what')}</p>
      <MeasureTable
        label={t('measures.subpopulations.table')}
        rows={subpopulations}
        columns={[
          {
            label: t('measures.subpopulations.name'),
            cell: (record) => (
              <>
                <MeasureText species_id={species.id} record={record} field="subpopulation_name" />
                {record.region && record.region !== record.subpopulation_name && (
                  <span lang="en" className="block text-xs text-ink-3">
                    {record.region}
                  </span>
                )}
                {record.notes && (
                  <span className="mt-1 block text-xs text-ink-2">
                    <MeasureText species_id={species.id} record={record} field="notes" />
                  </span>
                )}
                <UncheckedMark {...record} />
              </>
            ),
          },
          {
            label: t('measures.subpopulations.category'),
            cell: (subpopulation) =>
              // Without a category it is not known here; the Red List may have assessed the subpopulation.
              subpopulation.status === null ? (
                unknown
              ) : (
                <ExplainedCategory
                  status={subpopulation.status}
                  original_category={null}
                  repeated={!explained.has(subpopulation)}
                />
              ),
          },
          {
            label: t('measures.subpopulations.published'),
            cell: ({ year_published }) => year_published ?? unknown,
          },
        ]}
      />
    </div>
  )
}
