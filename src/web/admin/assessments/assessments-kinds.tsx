import { ClipboardCheck, ExternalLink, Gauge } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { cmsAssessmentInput, iucnAssessmentInput } from '#contract/assessments-curation.ts'
import type { StoredRecord } from '#contract/curated-records.ts'
import { GLOBAL_SCOPE } from '#domain/assessments/assessment-scopes.ts'
import { taggedCategory } from '#domain/assessments/tagged-category.ts'
import { yearOf } from '#domain/calendar.ts'
import { Badge } from '#web/ui/badge.tsx'
import { PublishedCategory } from '#web/ui/published-category.tsx'
import { ScopeName } from '#web/ui/scope-name.tsx'
import { markColumn, OWNER_COLUMN, plainColumn, textColumn } from '../records/kind-columns.tsx'
import { KindFieldList } from '../records/kind-fields.tsx'
import { PredecessorField } from '../records/predecessor-field.tsx'
import { OwnerField } from '../records/record-fields.tsx'
import type { RecordKind } from '../records/record-kind.ts'

/** Source: specification, document 3, section 2.8. */
export const iucnAssessmentsKind: RecordKind<typeof iucnAssessmentInput> = {
  Icon: ClipboardCheck,
  blank: ({ today }) => ({
    year_published: yearOf(today),
    status: 'NE',
    is_latest: false,
    possibly_extinct: null,
    possibly_extinct_in_wild: null,
    reason_for_change: null,
    scope_code: '1',
    scope_description: 'Global',
  }),
  nameOf: ({ species, year_published }) => `${species?.scientific_name} ${year_published}`,
  columns: [
    OWNER_COLUMN,
    { key: 'status', cell: AssessmentStatus },
    plainColumn('year', 'year_published'),
    { key: 'flags', cell: AssessmentFlags },
  ],
  MoreActions: AssessmentLink,
  fields: [
    OwnerField,
    { name: 'status', as: 'choice', none: 'earlierCategory', required: true },
    { name: 'year_published', as: 'number', required: true },
    { name: 'is_latest', as: 'mark' },
    () => <PredecessorField topic="iucn_assessments" />,
    ExtinctionFields,
    { name: 'reason_for_change', as: 'choice', hint: 'reason_for_change', none: 'reasonNotLookedUp' },
    { name: 'reason_for_change_source', hint: 'reason_for_change_source' },
  ],
  moreFields: {
    title: 'assessed',
    fields: [
      { name: 'scope_description', hint: 'scope_description' },
      { name: 'scope_code', hint: 'scope_code' },
      { name: 'assessment_id', as: 'number', hint: 'assessment_id' },
      { name: 'original_category', hint: 'original_category' },
      { name: 'url', as: 'address', wide: true },
      { name: 'criteria' },
      { name: 'population_trend' },
      { name: 'threats_text', as: 'longText' },
      { name: 'assessment_notes', as: 'longText' },
    ],
  },
}

/** Asked for CR only; a yes given before the category changed stays visible until it is cleared. */
function ExtinctionFields() {
  const [status, ...answers] = useWatch({ name: ['status', 'possibly_extinct', 'possibly_extinct_in_wild'] })
  if (status !== 'CR' && !answers.includes(true)) return null
  return (
    <KindFieldList
      topic="iucn_assessments"
      fields={[
        { name: 'possibly_extinct', as: 'yesNo', hint: 'possibly_extinct' },
        { name: 'possibly_extinct_in_wild', as: 'yesNo', hint: 'possibly_extinct' },
      ]}
    />
  )
}

export const cmsAssessmentsKind: RecordKind<typeof cmsAssessmentInput> = {
  Icon: Gauge,
  // A new assessment begins without a status, of this year, not the latest: document 3, section 4.
  blank: ({ today }) => ({ year_published: yearOf(today), is_latest: false }),
  nameOf: ({ species, status, year_published }) => `${species?.scientific_name} ${status} ${year_published}`,
  columns: [
    OWNER_COLUMN,
    textColumn('status'),
    { key: 'year', cell: ({ year_published }) => year_published },
    markColumn('flags', 'is_latest', 'latest'),
  ],
  fields: [
    OwnerField,
    { name: 'status', hint: 'cms_status', required: true },
    { name: 'year_published', as: 'number', required: true },
    { name: 'is_latest', as: 'mark' },
    () => <PredecessorField topic="cms_assessments" />,
    { name: 'assessment_notes', as: 'longText' },
  ],
}

type Assessment = StoredRecord<typeof iucnAssessmentInput>

/** The category as published, the region unless it is global, and whether the assessment is the latest. */
function AssessmentStatus(assessment: Assessment) {
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
function AssessmentFlags({ status, possibly_extinct, possibly_extinct_in_wild }: Assessment) {
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
function AssessmentLink({ url, species, year_published }: Assessment) {
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
