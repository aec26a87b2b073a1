import { Network } from 'lucide-react'
import type { familyInput } from '#contract/species-parts-curation.ts'
import { FieldGroup } from '#web/forms/field-group.tsx'
import { TextAreaField } from '#web/forms/text-area-field.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { TextCell } from '../records/cells.tsx'
import type { RecordKind } from '../records/record-kind.ts'

export const familiesKind: RecordKind<typeof familyInput> = {
  Icon: Network,
  blank: () => ({ checked: false }),
  nameOf: ({ family_name }) => family_name,
  columns: [
    {
      key: 'family',
      sort: 'family_name',
      cell: ({ family_name }) => <span className="font-medium">{family_name}</span>,
    },
    { key: 'order', sort: 'order_name', cell: ({ order_name }) => <TextCell text={order_name} /> },
    { key: 'class', cell: (row) => <TextCell text={row.class} /> },
    { key: 'description', cell: ({ description }) => <TextCell text={description} /> },
  ],
  Fields: FamilyFields,
}

function FamilyFields() {
  return (
    <FieldGroup>
      <TextField name="family_name" required />
      <TextField name="order_name" />
      <TextField name="class" />
      <TextAreaField name="description" />
    </FieldGroup>
  )
}
