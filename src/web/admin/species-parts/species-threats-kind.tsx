import { TriangleAlert } from 'lucide-react'
import type { speciesThreatInput } from '#contract/species-parts-curation.ts'
import { FieldGroup } from '#web/forms/field-group.tsx'
import { TextAreaField } from '#web/forms/text-area-field.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { OwnerCell, TextCell } from '../records/cells.tsx'
import { OwnerField } from '../records/owner-field.tsx'
import type { RecordKind } from '../records/record-kind.ts'

export const speciesThreatsKind: RecordKind<typeof speciesThreatInput> = {
  Icon: TriangleAlert,
  blank: () => ({ checked: false }),
  nameOf: ({ threat }) => threat,
  columns: [
    { key: 'threat', cell: ({ threat }) => <TextCell text={threat} /> },
    { key: 'species', cell: OwnerCell },
    { key: 'severity', cell: ({ severity }) => <TextCell text={severity} /> },
  ],
  Fields: SpeciesThreatFields,
}

function SpeciesThreatFields() {
  return (
    <FieldGroup>
      <OwnerField />
      <TextField name="threat" required />
      <TextField name="severity" />
      <TextAreaField name="description" />
    </FieldGroup>
  )
}
