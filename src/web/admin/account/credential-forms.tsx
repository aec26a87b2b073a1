import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Credential } from '#web/forms/credential.tsx'
import { changeOwnEmail, changeOwnPassword } from './account-calls.ts'
import { AccountCard, AccountForm } from './account-card.tsx'

/** The current password, which lets nobody change an account whose screen was left open. */
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
        <input type="hidden" name="email" autoComplete="username" value={email} />
        <CurrentPassword />
        <Credential
          name="new_password"
          type="password"
          autoComplete="new-password"
          label={t('account.password.new')}
          hint={t('account.password.hint')}
        />
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
