import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { taggedCategory } from '#domain/assessments/tagged-category.ts'
import { PublishedCategory } from '#web/ui/published-category.tsx'
import { ScopeName } from '#web/ui/scope-name.tsx'
import { UncheckedMark } from '../../overview/unchecked-mark.tsx'
import { StatusFact, StatusFacts } from './status-card.tsx'

interface RegionalAssessmentsProps {
  /** The latest of each region. */
  assessments: readonly SpeciesDetail['iucn_assessments'][number][]
}

/** Regional Red List assessments, shown apart from the status of the species, each under its region. */
export function RegionalAssessments({ assessments }: RegionalAssessmentsProps) {
  const { t } = useTranslation('conservation')
  const headingId = useId()
  if (assessments.length === 0) return null
  return (
    <section aria-labelledby={headingId} className="mt-3 border-t border-line pt-2.5">
      <h4 id={headingId} className="mb-1.5 text-sm font-semibold">
        {t('status.regional')}
      </h4>
      {assessments.map((assessment) => (
        <RegionalAssessment key={assessment.id} assessment={assessment} />
      ))}
    </section>
  )
}

function RegionalAssessment({ assessment }: { assessment: RegionalAssessmentsProps['assessments'][number] }) {
  const { t } = useTranslation('conservation')
  return (
    <>
      <StatusFacts>
        <StatusFact name={<ScopeName scope={assessment.scope_description} />}>
          <PublishedCategory
            status={taggedCategory(assessment)}
            original_category={assessment.original_category}
          />
          <span className="block text-xs text-ink-3">
            {t('status.regionalOf', { year: assessment.year_published })}
          </span>
        </StatusFact>
      </StatusFacts>
      {!assessment.checked && <UncheckedMark source={assessment.source} />}
    </>
  )
}
