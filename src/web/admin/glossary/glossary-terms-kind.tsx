import { BookA } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { StoredRecord } from '#contract/curated-records.ts'
import type { glossaryTermInput } from '#contract/glossary-curation.ts'
import { DISPLAY_CONTEXTS, GLOSSARY_CATEGORIES } from '#domain/glossary/glossary-vocabulary.ts'
import { ChoicesField } from '#web/forms/choices-field.tsx'
import { FieldGroup } from '#web/forms/field-group.tsx'
import { ListField } from '#web/forms/list-field.tsx'
import { TextAreaField } from '#web/forms/text-area-field.tsx'
import { NumberField, TextField } from '#web/forms/text-field.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { TextCell } from '../records/cells.tsx'
import { ChoiceField } from '../records/choice-field.tsx'
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
  blank: () => ({ priority: 5, related_terms: [], display_contexts: [], checked: false }),
  nameOf: ({ term }) => term,
  columns: [
    { key: 'term', cell: TermCell },
    { key: 'category', cell: CategoryCell },
    { key: 'definition', cell: ({ definition }) => <TextCell text={definition} /> },
    { key: 'priority', cell: PriorityCell, figures: true },
    { key: 'contexts', cell: ({ display_contexts }) => display_contexts?.length ?? 0, figures: true },
  ],
  Fields: GlossaryTermFields,
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

function PriorityCell({ priority }: Term) {
  return priority >= IMPORTANT ? <b>{priority}</b> : priority
}

function GlossaryTermFields() {
  const { t } = useTranslation(['admin', 'conservation'])
  return (
    <FieldGroup>
      <TextField name="term" required />
      <TextField name="acronym" />
      <TextAreaField name="definition" required />
      <ChoiceField topic="glossary_terms" name="category" none={t('form.choose')} required />
      <TextField name="subcategory" />
      <NumberField name="priority" hint={t('hints.priority')} />
      <TextAreaField name="examples" />
      <ListField name="related_terms" hint={t('hints.related_terms')} />
      <ChoicesField
        name="display_contexts"
        options={DISPLAY_CONTEXTS.map((value) => ({ value, label: t(`contexts.${value}`) }))}
      />
    </FieldGroup>
  )
}
