import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { latestAssessment } from '#domain/assessments/latest-assessment.ts'
import { redListSearchAddress } from '#domain/species/outbound-links.ts'
import { ExplainedRedListBadge } from '#web/glossary/explained-badges.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { InfoSign } from '#web/ui/caveat-sign.tsx'
import { PublishedCategory } from '#web/ui/published-category.tsx'
import { UncheckedMark } from '../../overview/unchecked-mark.tsx'
import { ScopeName } from '../scope-name.tsx'
import { NoStatus, StatusCard, StatusFact, StatusFacts, StatusLine } from './status-card.tsx'

/** The latest assessment, the global one first, and the trend of the population. */
export function IucnCard({ species }: { species: SpeciesDetail }) {
  const { t } = useTranslation('conservation')
  const assessment = latestAssessment(species.iucn_assessments)
  const { scientific_name, iucn_url } = species
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
          {!assessment.checked && <UncheckedMark source={assessment.source} />}
        </>
      ) : (
        <NoStatus>{t('status.noAssessment')}</NoStatus>
      )}
    </StatusCard>
  )
}

type Assessment = SpeciesDetail['iucn_assessments'][number]

function AssessedStatus({ assessment }: { assessment: Assessment }) {
  const { t } = useTranslation('conservation')
  const { status, original_category, possibly_extinct, possibly_extinct_in_wild } = assessment
  if (status === null && original_category === null) return <NoStatus>{t('status.pending')}</NoStatus>
  return (
    <StatusLine>
      {status === null ? (
        <>
          <PublishedCategory status={null} original_category={original_category} />
          <InfoSign>{t('status.formerEdition')}</InfoSign>
        </>
      ) : (
        <ExplainedRedListBadge status={status} />
      )}
      {possibly_extinct && <Badge tone="danger">{t('status.possiblyExtinct')}</Badge>}
      {possibly_extinct_in_wild && <Badge tone="danger">{t('status.possiblyExtinctInWild')}</Badge>}
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
        {trend && !trend.checked && <UncheckedMark source={trend.source} />}
      </StatusFact>
      <StatusFact name={t('status.facts.assessments')}>{number(species.iucn_assessments.length)}</StatusFact>
    </StatusFacts>
  )
}
