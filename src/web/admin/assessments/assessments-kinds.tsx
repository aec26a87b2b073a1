import { ClipboardCheck, Gauge } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import type { cmsAssessmentInput, iucnAssessmentInput } from '#contract/assessments-curation.ts'
import { yearOf } from '#domain/calendar.ts'
import { markColumn, OWNER_COLUMN, plainColumn, textColumn } from '../records/kind-columns.tsx'
import { KindFieldList } from '../records/kind-fields.tsx'
import { PredecessorField } from '../records/predecessor-field.tsx'
import { OwnerField } from '../records/record-fields.tsx'
import type { RecordKind } from '../records/record-kind.ts'
import { AssessmentFlags, AssessmentLink, AssessmentStatus } from './assessment-cells.tsx'

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
