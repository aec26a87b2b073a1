import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Credential } from '#web/forms/credential.tsx'
import { changeOwnEmail, changeOwnPassword } from './account-calls.ts'
import { AccountCard, AccountForm } from './account-card.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'

/** The current password, without which an account is not changed, even where its screen was left open. */
export function CurrentPassword() {
  const { t } = useTranslation('admin')
  return (
    <Credential
      name="password"
      type="password"
      autoComplete="current-password"
      label={t('account.password.current')}
    />
  )
}

export function PasswordForm({ email }: { email: string }) {
  const { t } = useTranslation('admin')
  return (
    <AccountCard title={t('account.password.title')} lead={t('account.password.lead')}>
      <AccountForm
        submit={t('account.password.submit')}
        done={t('account.password.done')}
        onSend={(given) => changeOwnPassword(given('password'), given('new_password'))}
      >
        <CurrentPassword />
        <NewPasswordFields email={email} label={t('account.password.new')} />
      </AccountForm>
    </AccountCard>
  )
}

export function EmailForm() {
  const { t } = useTranslation('admin')
  const queryClient = useQueryClient()
  return (
    <AccountCard title={t('account.email.title')} lead={t('account.email.lead')}>
      <AccountForm
        submit={t('account.email.submit')}
        done={t('account.email.done')}
        onSend={async (given) => {
          await changeOwnEmail(given('password'), given('email'))
          await queryClient.resetQueries({ queryKey: ['session'] })
        }}
      >
        <Credential name="email" type="email" autoComplete="email" label={t('account.email.new')} />
        <CurrentPassword />
      </AccountForm>
    </AccountCard>
  )
}
