import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { latestGlobalAssessment } from '#domain/assessments/latest-assessment.ts'
import { changeReason } from '#domain/assessments/reason-for-change.ts'
import { iucnStatusChange, shownIucnChange } from '#domain/assessments/status-change.ts'
import { taggedCategory } from '#domain/assessments/tagged-category.ts'
import { ExplainedCategory } from '../explained-category.tsx'
import { ChangeWords } from './change-words.tsx'
import { RegionalStatus } from './regional-status.tsx'
import { SummaryRow } from './summary-row.tsx'

interface RedListRowProps {
  assessments: SpeciesDetail['iucn_assessments']
}

/** The global category with its year or, without one, the latest regional status. */
export function RedListRow({ assessments }: RedListRowProps) {
  const { t } = useTranslation('conservation')
  const assessment = latestGlobalAssessment(assessments)
  if (assessment === undefined)
    return (
      <SummaryRow name={t('summary.iucn')} since={undefined} change={undefined}>
        <RegionalStatus assessments={assessments} />
      </SummaryRow>
    )

  const change = iucnStatusChange(assessments)
  return (
    <SummaryRow
      name={t('summary.iucn')}
      since={t('summary.published', { year: assessment.year_published })}
      change={
        <ChangeWords
          change={change ? shownIucnChange(change, changeReason(assessments)) : 'not_comparable'}
        />
      }
    >
      <ExplainedCategory
        status={taggedCategory(assessment)}
        original_category={assessment.original_category}
      />
    </SummaryRow>
  )
}
