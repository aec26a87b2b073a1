import { Shield } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { conservationMeasureInput } from '#contract/species-parts-curation.ts'
import { DateField } from '#web/forms/date-field.tsx'
import { FieldGroup } from '#web/forms/field-group.tsx'
import { TextAreaField } from '#web/forms/text-area-field.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { DayCell, OwnerCell, TextCell } from '../records/cells.tsx'
import { OwnerField } from '../records/owner-field.tsx'
import type { RecordKind } from '../records/record-kind.ts'

export const conservationMeasuresKind: RecordKind<typeof conservationMeasureInput> = {
  Icon: Shield,
  blank: () => ({ checked: false }),
  nameOf: ({ measure }) => measure,
  columns: [
    { key: 'measure', cell: ({ measure }) => <TextCell text={measure} /> },
    { key: 'species', cell: OwnerCell },
    { key: 'start_date', cell: ({ start_date }) => <DayCell day={start_date} /> },
    { key: 'description', cell: ({ description }) => <TextCell text={description} /> },
  ],
  Fields: ConservationMeasureFields,
}

function ConservationMeasureFields() {
  const { t } = useTranslation('admin')
  return (
    <FieldGroup>
      <OwnerField />
      <TextField name="measure" required wide />
      <DateField name="start_date" hint={t('hints.date_unknown')} />
      <TextAreaField name="description" />
    </FieldGroup>
  )
}
