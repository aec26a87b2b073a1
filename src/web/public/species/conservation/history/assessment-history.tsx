import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { latestGlobalAssessment } from '#domain/assessments/latest-assessment.ts'
import { taggedCategory } from '#domain/assessments/tagged-category.ts'
import { Badge } from '#web/ui/badge.tsx'
import { InfoSign } from '#web/ui/caveat-sign.tsx'
import { ScopeName } from '#web/ui/scope-name.tsx'
import { UncheckedMark } from '../../overview/unchecked-mark.tsx'
import type { RecordColumn } from '../../records-table.tsx'
import { ExplainedCategory } from '../explained-category.tsx'
import { namedFirst } from '../named-first.ts'
import { HistoryTable } from './history-table.tsx'

type Assessment = SpeciesDetail['iucn_assessments'][number]

/** Red List assessments as published; the latest global one, which is the species' status, is Current. */
export function AssessmentHistory({ species: { iucn_assessments } }: { species: SpeciesDetail }) {
  const { t } = useTranslation('conservation')
  const current = latestGlobalAssessment(iucn_assessments)
  const explained = namedFirst(iucn_assessments, taggedCategory)
  const criteria: RecordColumn<Assessment> = {
    label: t('history.columns.criteria'),
    cell: (assessment) => assessment.criteria,
  }
  const reason: RecordColumn<Assessment> = {
    label: t('history.columns.reason'),
    cell: (assessment) => <ReasonForChange assessment={assessment} />,
  }

  return (
    <HistoryTable
      label={t('history.tables.iucn')}
      none={t('history.noAssessments')}
      rows={iucn_assessments}
      columns={[
        { label: t('history.columns.published'), cell: ({ year_published }) => year_published },
        {
          label: t('history.columns.status'),
          cell: (assessment) => (
            <>
              <ExplainedCategory
                status={taggedCategory(assessment)}
                original_category={assessment.original_category}
                repeated={!explained.has(assessment)}
              />
              <UncheckedMark {...assessment} />
            </>
          ),
        },
        {
          label: t('history.columns.scope'),
          cell: ({ scope_description }) => <ScopeName scope={scope_description} />,
        },
        ...(iucn_assessments.some((assessment) => assessment.criteria) ? [criteria] : []),
        ...(iucn_assessments.some(({ reason_for_change }) => reason_for_change) ? [reason] : []),
        {
          label: t('history.columns.state'),
          cell: ({ id }) => id === current?.id && <Badge tone="accent">{t('history.current')}</Badge>,
        },
      ]}
    />
  )
}

/** Why the category differs from the one before, and the source of that. */
function ReasonForChange({ assessment }: { assessment: Assessment }) {
  const { t } = useTranslation('conservation')
  const { reason_for_change, reason_for_change_source } = assessment
  if (reason_for_change === null) return null
  return (
    <span className="inline-flex items-center gap-1.5">
      {t(`history.reasons.${reason_for_change}`)}
      {reason_for_change_source && (
        <InfoSign>
          <span lang="en">{reason_for_change_source}</span>
        </InfoSign>
      )}
    </span>
  )
}
