import { FieldGroup } from '#web/forms/field-group.tsx'
import { TextAreaField } from '#web/forms/text-area-field.tsx'

export function ConservationFields() {
  return (
    <FieldGroup>
      <TextAreaField name="threats_overview" rows={5} />
      <TextAreaField name="conservation_overview" rows={5} />
      <TextAreaField name="use_and_trade" rows={5} />
    </FieldGroup>
  )
}
