import { Layers } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { subpopulationInput } from '#contract/species-parts-curation.ts'
import { FieldGroup } from '#web/forms/field-group.tsx'
import { TextAreaField } from '#web/forms/text-area-field.tsx'
import { NumberField, TextField } from '#web/forms/text-field.tsx'
import { OwnerCell, TextCell, YearCell } from '../records/cells.tsx'
import { ChoiceField } from '../records/choice-field.tsx'
import { OwnerField } from '../records/owner-field.tsx'
import type { RecordKind } from '../records/record-kind.ts'

export const subpopulationsKind: RecordKind<typeof subpopulationInput> = {
  Icon: Layers,
  blank: () => ({ checked: false }),
  nameOf: ({ subpopulation_name }) => subpopulation_name,
  columns: [
    { key: 'name', sort: 'subpopulation_name', cell: ({ subpopulation_name }) => subpopulation_name },
    { key: 'species', cell: OwnerCell },
    { key: 'region', cell: ({ region }) => <TextCell text={region} /> },
    { key: 'status', cell: ({ status }) => <TextCell text={status} /> },
    { key: 'year', cell: ({ year_published }) => <YearCell year={year_published} /> },
  ],
  Fields: SubpopulationFields,
}

function SubpopulationFields() {
  const { t } = useTranslation(['admin', 'common'])
  return (
    <FieldGroup>
      <OwnerField />
      <TextField name="subpopulation_name" required />
      <TextField name="region" />
      <ChoiceField topic="subpopulations" name="status" none={t('form.none')} />
      <NumberField name="year_published" />
      <NumberField name="sis_id" hint={t('hints.sis_id')} />
      <TextAreaField name="notes" />
    </FieldGroup>
  )
}
