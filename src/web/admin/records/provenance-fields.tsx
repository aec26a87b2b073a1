import { useTranslation } from 'react-i18next'
import { CheckboxField } from '#web/forms/checkbox-field.tsx'
import { FieldGroup } from '#web/forms/field-group.tsx'
import { TextField } from '#web/forms/text-field.tsx'

/** Where the fact comes from, and whether someone compared it with that source. */
export function ProvenanceFields() {
  const { t } = useTranslation('admin')
  return (
    <FieldGroup title={t('form.provenance')}>
      <TextField name="source" hint={t('form.sourceHint')} />
      <CheckboxField name="checked" />
    </FieldGroup>
  )
}
