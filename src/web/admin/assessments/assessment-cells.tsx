import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { iucnAssessmentInput } from '#contract/assessments-curation.ts'
import type { StoredRecord } from '#contract/curated-records.ts'
import { Badge } from '#web/ui/badge.tsx'
import { RedListBadge } from '#web/ui/red-list-badge.tsx'

type Assessment = StoredRecord<typeof iucnAssessmentInput>

/** The category, as published where it is none of today's, and whether it is the latest. */
export function AssessmentStatus({ status, original_category, is_latest }: Assessment) {
  const { t } = useTranslation('admin')
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {status || !original_category ? <RedListBadge status={status} /> : original_category}
      {is_latest && <Badge tone="accent">{t('marks.latest')}</Badge>}
    </span>
  )
}

export function AssessmentFlags({ possibly_extinct, possibly_extinct_in_wild }: Assessment) {
  const { t } = useTranslation('admin')
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {possibly_extinct && <Badge tone="danger">{t('marks.possiblyExtinct')}</Badge>}
      {possibly_extinct_in_wild && <Badge tone="danger">{t('marks.possiblyExtinctInWild')}</Badge>}
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
      <span className="heard-only">{name}</span>
    </a>
  )
}
