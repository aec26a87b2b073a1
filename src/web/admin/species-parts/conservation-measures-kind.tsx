import { conservationMeasureInput } from '#contract/species-parts-curation.ts'
import { FieldGroup } from '#web/forms/field-group.tsx'
import { TextAreaField } from '#web/forms/text-area-field.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { OwnerCell, TextCell } from '../records/cells.tsx'
import { OwnerField } from '../records/owner-field.tsx'
import { ProvenanceFields } from '../records/provenance-fields.tsx'
import type { RecordKind } from '../records/record-kind.ts'

export const conservationMeasuresKind: RecordKind<typeof conservationMeasureInput> = {
  topic: 'conservation_measures',
  address: 'conservation-measures',
  schema: conservationMeasureInput,
  blank: () => ({ checked: false }),
  nameOf: ({ measure }) => measure,
  columns: [
    { key: 'measure', cell: ({ measure }) => <TextCell text={measure} /> },
    { key: 'species', cell: OwnerCell },
    { key: 'description', cell: ({ description }) => <TextCell text={description} /> },
  ],
  Fields: ConservationMeasureFields,
}

function ConservationMeasureFields() {
  return (
    <>
      <FieldGroup>
        <OwnerField />
        <TextField name="measure" required wide />
        <TextAreaField name="description" />
      </FieldGroup>
      <ProvenanceFields />
    </>
  )
}
