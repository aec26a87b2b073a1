import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Credential } from '#web/forms/credential.tsx'
import { askForNewPassword, setNewPassword } from '../account/account-calls.ts'
import { NewPasswordFields } from '../account/new-password-fields.tsx'
import { CredentialsForm } from './credentials-form.tsx'
import { EntryPage } from './entry-page.tsx'
import { LinkPart, useLinkToken } from './link-part.tsx'

/** /admin/new-password: sets one by the link in the address; without a link, asks for one by mail. */
export function NewPasswordScreen() {
  const { t } = useTranslation('admin')
  const token = useLinkToken()
  const [done, setDone] = useState<'asked' | 'set'>()

  return (
    <EntryPage title={t('newPassword.title')}>
      {done && (
        <p role="status" className="mt-4">
          {t(`newPassword.${done}`)}
        </p>
      )}
      {!done && token === '' && (
        <div className="mt-4 grid gap-4">
          <p className="text-sm text-ink-2">{t('newPassword.ask')}</p>
          <CredentialsForm
            submit={t('newPassword.askSubmit')}
            retype="email"
            onSend={async (given) => {
              await askForNewPassword(given('email'))
              setDone('asked')
            }}
          >
            <Credential name="email" type="email" autoComplete="username" label={t('login.email')} />
          </CredentialsForm>
        </div>
      )}
      {!done && token !== '' && (
        <LinkPart purpose="new_password" token={token}>
          {({ email }) => (
            <div className="mt-4 grid gap-4">
              <p className="text-sm text-ink-2">{t('newPassword.what', { email })}</p>
              <CredentialsForm
                submit={t('newPassword.submit')}
                onSend={async (given) => {
                  await setNewPassword(token, given('new_password'))
                  setDone('set')
                }}
              >
                <NewPasswordFields email={email} label={t('account.password.new')} />
              </CredentialsForm>
            </div>
          )}
        </LinkPart>
      )}
      <Link to="/admin/login" className="mt-3 inline-flex min-h-11 items-center text-sm text-accent">
        {t('login.title')}
      </Link>
    </EntryPage>
  )
}
