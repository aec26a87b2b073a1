import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { latestGlobalAssessment, latestRegionalAssessments } from '#domain/assessments/latest-assessment.ts'
import { redListStatusOf } from '#domain/assessments/red-list-status.ts'
import { taggedCategory } from '#domain/assessments/tagged-category.ts'
import { redListSearchAddress } from '#domain/species/outbound-links.ts'
import { ExplainedSpeciesStatus } from '#web/glossary/explained-badges.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { InfoSign } from '#web/ui/caveat-sign.tsx'
import { PublishedCategory } from '#web/ui/published-category.tsx'
import { ScopeName } from '#web/ui/scope-name.tsx'
import { UncheckedMark } from '../../overview/unchecked-mark.tsx'
import { AssessmentsAsOf } from './as-of.tsx'
import { NoStatus, StatusCard, StatusFact, StatusFacts, StatusLine } from './status-card.tsx'

/** The latest global assessment and the population trend, then regional assessments. */
export function IucnCard({ species }: { species: SpeciesDetail }) {
  const { t } = useTranslation('conservation')
  const { scientific_name, iucn_url, iucn_assessments } = species
  const assessment = latestGlobalAssessment(iucn_assessments)
  const regional = latestRegionalAssessments(iucn_assessments)
  const link = iucn_url
    ? { name: t('status.links.redList'), address: iucn_url }
    : { name: t('status.links.redListSearch'), address: redListSearchAddress(scientific_name) }

  return (
    <StatusCard
      title={t('status.iucn')}
      shows={{ 'data-red-list': assessment?.status ?? undefined }}
      links={[link]}
    >
      {assessment ? (
        <>
          <AssessedStatus assessment={assessment} />
          <AssessmentFacts species={species} assessment={assessment} />
          <UncheckedMark {...assessment} />
        </>
      ) : (
        <NoStatus>
          {regional.length === 0 ? t('status.noAssessment') : t('status.noGlobalAssessment')}
        </NoStatus>
      )}
      <RegionalAssessments assessments={regional} />
      <AssessmentsAsOf />
    </StatusCard>
  )
}

type Assessment = SpeciesDetail['iucn_assessments'][number]

function AssessedStatus({ assessment }: { assessment: Assessment }) {
  const { t } = useTranslation('conservation')
  const { status, original_category } = assessment
  if (status === null && original_category === null) return <NoStatus>{t('status.pending')}</NoStatus>
  return (
    <StatusLine>
      {status === null ? (
        <>
          <PublishedCategory status={null} original_category={original_category} />
          <InfoSign>{t('status.formerEdition')}</InfoSign>
        </>
      ) : (
        <ExplainedSpeciesStatus status={redListStatusOf(assessment)} />
      )}
    </StatusLine>
  )
}

function AssessmentFacts({ species, assessment }: { species: SpeciesDetail; assessment: Assessment }) {
  const { t } = useTranslation(['conservation', 'species'])
  const { number } = useFormat()
  const { year_published, scope_description, criteria } = assessment
  const trend = species.field_sources.find(({ field }) => field === 'population_trend')
  return (
    <StatusFacts>
      <StatusFact name={t('status.facts.published')}>{year_published}</StatusFact>
      <StatusFact name={t('status.facts.scope')}>
        <ScopeName scope={scope_description} />
      </StatusFact>
      {criteria && <StatusFact name={t('status.facts.criteria')}>{criteria}</StatusFact>}
      <StatusFact name={t('status.facts.populationTrend')}>
        {t(`status.populationTrend.${species.derived_population_trend}`)}
        {trend?.year && <span className="text-ink-3"> ({trend.year})</span>}
        {trend && <UncheckedMark {...trend} />}
      </StatusFact>
      <StatusFact name={t('status.facts.assessments')}>{number(species.iucn_assessments.length)}</StatusFact>
    </StatusFacts>
  )
}

interface RegionalAssessmentsProps {
  /** The latest of each region. */
  assessments: readonly SpeciesDetail['iucn_assessments'][number][]
}

/** Regional Red List assessments, shown apart from the status of the species, each under its region. */
function RegionalAssessments({ assessments }: RegionalAssessmentsProps) {
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
    <StatusFacts>
      <StatusFact name={<ScopeName scope={assessment.scope_description} />}>
        <PublishedCategory
          status={taggedCategory(assessment)}
          original_category={assessment.original_category}
        />
        <UncheckedMark {...assessment} />
        <span className="block text-xs text-ink-3">
          {t('status.regionalOf', { year: assessment.year_published })}
        </span>
      </StatusFact>
    </StatusFacts>
  )
}
