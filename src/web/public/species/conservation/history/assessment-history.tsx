import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { latestAssessment } from '#domain/assessments/latest-assessment.ts'
import { Badge } from '#web/ui/badge.tsx'
import { UncheckedMark } from '../../overview/unchecked-mark.tsx'
import { ExplainedCategory } from '../explained-category.tsx'
import { namedFirst } from '../named-first.ts'
import { ScopeName } from '../scope-name.tsx'
import { type HistoryColumn, HistoryTable } from './history-table.tsx'

type Assessment = SpeciesDetail['iucn_assessments'][number]

/** Red List assessments as published; the one that speaks for the species is Current. */
export function AssessmentHistory({ species: { iucn_assessments } }: { species: SpeciesDetail }) {
  const { t } = useTranslation('conservation')
  const current = latestAssessment(iucn_assessments)
  const explained = namedFirst(iucn_assessments, ({ status }) => status)
  const criteria: HistoryColumn<Assessment> = {
    label: t('history.columns.criteria'),
    cell: (assessment) => assessment.criteria,
  }

  return (
    <HistoryTable
      caption={t('history.tables.iucn')}
      none={t('history.noAssessments')}
      rows={iucn_assessments}
      columns={[
        { label: t('history.columns.published'), cell: ({ year_published }) => year_published },
        {
          label: t('history.columns.status'),
          cell: (assessment) => (
            <>
              <ExplainedCategory
                status={assessment.status}
                original_category={assessment.original_category}
                repeated={!explained.has(assessment)}
              />
              {!assessment.checked && <UncheckedMark source={assessment.source} />}
            </>
          ),
        },
        {
          label: t('history.columns.scope'),
          cell: ({ scope_description }) => <ScopeName scope={scope_description} />,
        },
        ...(iucn_assessments.some((assessment) => assessment.criteria) ? [criteria] : []),
        {
          label: t('history.columns.state'),
          cell: ({ id }) => id === current?.id && <Badge tone="accent">{t('history.current')}</Badge>,
        },
      ]}
    />
  )
}
