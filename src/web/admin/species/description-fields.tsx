import { FieldGroup } from '#web/forms/field-group.tsx'
import { TextAreaField } from '#web/forms/text-area-field.tsx'
import { TextField } from '#web/forms/text-field.tsx'

export function DescriptionFields() {
  return (
    <FieldGroup>
      <TextAreaField name="description" rows={6} />
      <TextAreaField name="habitat_description" rows={4} />
      <TextField name="population_size" />
      <TextField name="generation_length" />
      <TextAreaField name="movement_patterns" rows={4} />
    </FieldGroup>
  )
}
