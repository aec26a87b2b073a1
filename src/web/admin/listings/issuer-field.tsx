import { useTranslation } from 'react-i18next'
import { SUSPENSION_ISSUERS } from '#domain/listings/suspension-issuers.ts'
import { SelectField } from '#web/forms/select-field.tsx'

/** Who suspended the trade. */
export function IssuerField() {
  const { t } = useTranslation('admin')
  return (
    <SelectField
      name="issued_by"
      options={SUSPENSION_ISSUERS.map((value) => ({ value, label: t(`issuers.${value}`) }))}
      required
    />
  )
}
