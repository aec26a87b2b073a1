import { useTranslation } from 'react-i18next'
import { SelectField } from '#web/forms/select-field.tsx'
import { useRecordOptions } from '../records/use-record-options.ts'

/** The country that a record belongs to; it must name one. */
export function CountryField() {
  const { t } = useTranslation('admin')
  return (
    <SelectField name="country_id" options={useRecordOptions('countries')} none={t('form.choose')} required />
  )
}
