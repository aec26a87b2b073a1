import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { ReasonForChange } from '#domain/assessments/reason-for-change.ts'
import type { RedListCategory } from '#domain/assessments/red-list.ts'
import type { CuratedTopic } from '#domain/curation/curated-topics.ts'
import type { ListingScope } from '#domain/listings/appendix.ts'
import type { ReferenceType } from '#domain/references/reference-types.ts'

type ChoiceTranslation = TFunction<['admin', 'common', 'conservation', 'species']>
type Label = (t: ChoiceTranslation, value: string) => string

/** What the values of fields with a choice are called; one that two kinds share by name is under its kind too. */
const LABELS: Readonly<Record<string, Label>> = {
  language: (t, value) => t(`species:languages.${value}` as never),
  'species_synonyms.kind': (t, value) => t(`admin:synonymKinds.${value}` as never),
  'countries.kind': (t, value) => t(`admin:countryKinds.${value}` as never),
  covers: (t, value) => t(`admin:covers.${value as ListingScope}`),
  status: (t, value) => `${value} ${t(`common:redList.${value as RedListCategory}`)}`,
  reason_for_change: (t, value) => t(`admin:form.reasons.${value as ReasonForChange}`),
  issued_by: (t, value) => t(`admin:issuers.${value}` as never),
  category: (t, value) => t(`conservation:glossary.categories.${value}` as never),
  type: (t, value) => t(`admin:referenceTypes.${value as ReferenceType}`),
  field: (t, value) => t(`admin:fields.${value}` as never),
  manual_review: (t, value) => t(`admin:reviewStates.${value}` as never),
}

/** Says what a value of a field with a choice is called; a code that is its own name stays. */
export function useChoiceLabels(topic: CuratedTopic): (field: string, value: string) => string {
  const { t } = useTranslation(['admin', 'common', 'conservation', 'species'])
  return (field, value) => {
    const label = LABELS[`${topic}.${field}`] ?? LABELS[field]
    return value === '' || label === undefined ? value : label(t as ChoiceTranslation, value)
  }
}
