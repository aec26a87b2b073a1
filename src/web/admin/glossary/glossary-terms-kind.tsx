import { BookA } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { StoredRecord } from '#contract/curated-records.ts'
import type { glossaryTermInput } from '#contract/glossary-curation.ts'
import { DISPLAY_CONTEXTS, GLOSSARY_CATEGORIES } from '#domain/glossary/glossary-vocabulary.ts'
import { ChoicesField } from '#web/forms/choice-fields.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { textColumn } from '../records/kind-columns.tsx'
import type { RecordKind } from '../records/record-kind.ts'

type Term = StoredRecord<typeof glossaryTermInput>

/** Source: specification, document 3, section 2.14. */
const GLOSSARY_PAGE_SIZE = 20
/** From here on a priority is emphasised. Source: specification, document 3, section 9. */
const IMPORTANT = 8

/** Source: specification, document 3, section 2.14. */
export const glossaryTermsKind: RecordKind<typeof glossaryTermInput> = {
  Icon: BookA,
  pageSize: GLOSSARY_PAGE_SIZE,
  categories: GLOSSARY_CATEGORIES.map((value) => ({
    value,
    label: (t) => t(`conservation:glossary.categories.${value}`),
  })),
  announcesFailures: true,
  blank: () => ({ priority: 5, related_terms: [], display_contexts: [] }),
  nameOf: ({ term }) => term,
  columns: [
    { key: 'term', cell: TermCell },
    { key: 'category', cell: CategoryCell },
    textColumn('definition'),
    {
      key: 'priority',
      cell: ({ priority }) => (priority >= IMPORTANT ? <b>{priority}</b> : priority),
      figures: true,
    },
    { key: 'contexts', cell: ({ display_contexts }) => display_contexts?.length ?? 0, figures: true },
  ],
  fields: [
    { name: 'term', required: true },
    { name: 'acronym' },
    { name: 'definition', as: 'longText', required: true },
    { name: 'category', as: 'choice', none: 'choose', required: true },
    { name: 'subcategory' },
    { name: 'priority', as: 'number', hint: 'priority' },
    { name: 'examples', as: 'longText' },
    { name: 'related_terms', as: 'list', hint: 'related_terms' },
    ContextsField,
  ],
}

function TermCell({ term, acronym }: Term) {
  return (
    <span className="font-medium">
      {term} {acronym && <span className="text-ink-3">({acronym})</span>}
    </span>
  )
}

function CategoryCell({ category, subcategory }: Term) {
  const { t } = useTranslation('conservation')
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge tone="accent">{t(`glossary.categories.${category}`)}</Badge>
      {subcategory && <Badge tone="outline">{subcategory}</Badge>}
    </span>
  )
}

function ContextsField() {
  const { t } = useTranslation('admin')
  const options = DISPLAY_CONTEXTS.map((value) => ({ value, label: t(`contexts.${value}`) }))
  return <ChoicesField name="display_contexts" options={options} />
}
