import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { iucnAssessmentInput } from '#contract/assessments-curation.ts'
import type { StoredRecord } from '#contract/curated-records.ts'
import { GLOBAL_SCOPE } from '#domain/assessments/assessment-scopes.ts'
import { taggedCategory } from '#domain/assessments/tagged-category.ts'
import { Badge } from '#web/ui/badge.tsx'
import { PublishedCategory } from '#web/ui/published-category.tsx'
import { ScopeName } from '#web/ui/scope-name.tsx'

type Assessment = StoredRecord<typeof iucnAssessmentInput>

/** The category as published, the region unless it is global, and whether the assessment is the latest. */
export function AssessmentStatus(assessment: Assessment) {
  const { t } = useTranslation('admin')
  const { original_category, scope_code, scope_description, is_latest } = assessment
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <PublishedCategory status={taggedCategory(assessment)} original_category={original_category} />
      {scope_code !== GLOBAL_SCOPE && (
        <Badge tone="outline">
          <ScopeName scope={scope_description} />
        </Badge>
      )}
      {is_latest && <Badge tone="accent">{t('marks.latest')}</Badge>}
    </span>
  )
}

/** Possible extinction, where the category allows it: yes, no or not stated. */
export function AssessmentFlags({ status, possibly_extinct, possibly_extinct_in_wild }: Assessment) {
  const { t } = useTranslation('admin')
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {possibly_extinct && <Badge tone="danger">{t('marks.possiblyExtinct')}</Badge>}
      {possibly_extinct_in_wild && <Badge tone="danger">{t('marks.possiblyExtinctInWild')}</Badge>}
      {status === 'CR' && !possibly_extinct_in_wild && possibly_extinct === false && (
        <Badge tone="neutral">{t('marks.notPossiblyExtinct')}</Badge>
      )}
      {status === 'CR' && !possibly_extinct_in_wild && possibly_extinct === null && (
        <Badge tone="outline">{t('marks.extinctionNotStated')}</Badge>
      )}
    </span>
  )
}

/** The way to the assessment itself, where its address is known. */
export function AssessmentLink({ url, species, year_published }: Assessment) {
  const { t } = useTranslation('admin')
  if (!url) return null
  const name = t('list.openAssessment', { name: `${species?.scientific_name} ${year_published}` })
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      title={name}
      className="inline-flex size-9 items-center justify-center rounded-md text-ink-2 hover:bg-tint hover:text-ink"
    >
      <ExternalLink className="size-4.5" />
      <span className="sr-only">{name}</span>
    </a>
  )
}
