import { MapPin } from 'lucide-react'
import type { managementAreaInput } from '#contract/catches-curation.ts'
import { FieldGroup } from '#web/forms/field-group.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import type { RecordKind } from '../records/record-kind.ts'

export const managementAreasKind: RecordKind<typeof managementAreaInput> = {
  Icon: MapPin,
  blank: () => ({ area_type: 'NAMMCO', checked: false }),
  nameOf: ({ area_name }) => area_name,
  columns: [
    {
      key: 'name',
      sort: 'area_name',
      cell: ({ area_name }) => <span className="font-medium">{area_name}</span>,
    },
    { key: 'type', sort: 'area_type', cell: ({ area_type }) => area_type },
  ],
  Fields: ManagementAreaFields,
}

function ManagementAreaFields() {
  return (
    <FieldGroup>
      <TextField name="area_name" required />
      <TextField name="area_type" required />
    </FieldGroup>
  )
}
