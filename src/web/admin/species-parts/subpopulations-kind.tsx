import { subpopulationInput } from '#contract/species-parts-curation.ts'
import { FieldGroup } from '#web/forms/field-group.tsx'
import { TextAreaField } from '#web/forms/text-area-field.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { OwnerCell, TextCell } from '../records/cells.tsx'
import { OwnerField } from '../records/owner-field.tsx'
import { ProvenanceFields } from '../records/provenance-fields.tsx'
import type { RecordKind } from '../records/record-kind.ts'

export const subpopulationsKind: RecordKind<typeof subpopulationInput> = {
  topic: 'subpopulations',
  address: 'subpopulations',
  schema: subpopulationInput,
  blank: () => ({ checked: false }),
  nameOf: ({ subpopulation_name }) => subpopulation_name,
  columns: [
    { key: 'name', cell: ({ subpopulation_name }) => subpopulation_name },
    { key: 'species', cell: OwnerCell },
    { key: 'region', cell: ({ region }) => <TextCell text={region} /> },
    { key: 'status', cell: ({ status }) => <TextCell text={status} /> },
  ],
  Fields: SubpopulationFields,
}

function SubpopulationFields() {
  return (
    <>
      <FieldGroup>
        <OwnerField />
        <TextField name="subpopulation_name" required />
        <TextField name="region" />
        <TextField name="status" />
        <TextAreaField name="notes" />
      </FieldGroup>
      <ProvenanceFields />
    </>
  )
}
