import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ROLES, type Role } from '#domain/accounts/roles.ts'
import { TRANSLATION_LANGUAGES } from '#domain/translations/translated-fields.ts'
import { ChoicesField, SelectField } from '#web/forms/choice-fields.tsx'
import { LANGUAGE_NAMES } from '#web/i18n/languages.ts'

/** What a person may do; of a translator, in which languages. */
export function RoleFields() {
  const { t } = useTranslation('admin')
  const role: Role = useFormContext().watch('role')
  return (
    <>
      <SelectField
        name="role"
        options={ROLES.map((value) => ({ value, label: t(`roles.names.${value}`) }))}
        hint={t(`roles.what.${role}`)}
        required
      />
      {role === 'translator' && (
        <ChoicesField
          name="languages"
          options={TRANSLATION_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        />
      )}
    </>
  )
}
