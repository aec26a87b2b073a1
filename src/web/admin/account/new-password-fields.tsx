import { useTranslation } from 'react-i18next'
import { Credential } from '#web/forms/credential.tsx'

/** A new password, with the e-mail by which the browser's password store files it. */
export function NewPasswordFields({ email, label }: { email: string; label: string }) {
  const { t } = useTranslation('admin')
  return (
    <>
      <input type="hidden" name="email" autoComplete="username" value={email} />
      <Credential
        name="new_password"
        type="password"
        autoComplete="new-password"
        label={label}
        hint={t('account.password.hint')}
      />
    </>
  )
}
