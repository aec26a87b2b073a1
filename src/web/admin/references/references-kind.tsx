import { Library } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { referenceInput } from '#contract/references-curation.ts'
import { FieldGroup } from '#web/forms/field-group.tsx'
import { TextAreaField } from '#web/forms/text-area-field.tsx'
import { NumberField, TextField } from '#web/forms/text-field.tsx'
import { OwnerCell, TextCell, YearCell } from '../records/cells.tsx'
import { ChoiceField } from '../records/choice-field.tsx'
import { OwnerField } from '../records/owner-field.tsx'
import type { RecordKind } from '../records/record-kind.ts'

export const referencesKind: RecordKind<typeof referenceInput> = {
  Icon: Library,
  blank: () => ({ type: 'journal_article', checked: false }),
  nameOf: ({ title }) => title,
  columns: [
    { key: 'title', cell: ({ title }) => <TextCell text={title} /> },
    { key: 'authors', cell: ({ authors }) => <TextCell text={authors} /> },
    { key: 'year', cell: ({ year }) => <YearCell year={year} /> },
    { key: 'species', cell: OwnerCell },
  ],
  Fields: ReferenceFields,
}

function ReferenceFields() {
  const { t } = useTranslation('admin')
  return (
    <FieldGroup>
      <OwnerField />
      <TextField name="title" required wide />
      <TextField name="authors" />
      <NumberField name="year" />
      <ChoiceField topic="references" name="type" />
      <TextField name="journal" />
      <TextField name="doi" hint={t('hints.doi')} />
      <TextField name="url" type="url" wide />
      <TextField name="source_id" />
      <TextAreaField name="full_citation" />
    </FieldGroup>
  )
}
