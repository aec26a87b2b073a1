import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { CuratedTopic } from '#domain/curation/curated-topics.ts'

type ChoiceTranslation = TFunction<['admin', 'common', 'conservation', 'species']>
type Label = (t: ChoiceTranslation, value: string) => string

/** What the values of fields with a choice are called; one that two kinds share by name stands under its kind too. */
const LABELS: Readonly<Record<string, Label>> = {
  language: (t, value) => t(`species:languages.${value}` as never),
  'species_synonyms.kind': (t, value) => t(`synonymKinds.${value}` as never),
  'countries.kind': (t, value) => t(`countryKinds.${value}` as never),
  covers: (t, value) => t(`covers.${value}` as never),
  status: (t, value) => `${value} ${t(`common:redList.${value}` as never)}`,
  reason_for_change: (t, value) => t(`form.reasons.${value}` as never),
  issued_by: (t, value) => t(`issuers.${value}` as never),
  category: (t, value) => t(`conservation:glossary.categories.${value}` as never),
  type: (t, value) => t(`referenceTypes.${value}` as never),
  field: (t, value) => t(`fields.${value}` as never),
  manual_review: (t, value) => t(`reviewStates.${value}` as never),
}

/** Says what a value of a field with a choice is called; a code that is its own name stays. */
export function useChoiceLabels(topic: CuratedTopic): (field: string, value: string) => string {
  const { t } = useTranslation(['admin', 'common', 'conservation', 'species'])
  return (field, value) => {
    const label = LABELS[`${topic}.${field}`] ?? LABELS[field]
    return value === '' || label === undefined ? value : label(t as ChoiceTranslation, value)
  }
}
