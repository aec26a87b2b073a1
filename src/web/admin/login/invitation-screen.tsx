import { useTranslation } from 'react-i18next'
import { ROLES } from '#domain/accounts/roles.ts'
import { Credential } from '#web/forms/credential.tsx'
import { signIn } from '#web/session/sign-in.ts'
import { acceptInvitation } from '../account/account-calls.ts'
import { CredentialsForm } from './credentials-form.tsx'
import { EntryPage } from './entry-page.tsx'
import { LinkPart, useLinkToken } from './link-part.tsx'

/** /admin/invitation: who was invited chooses a name and a password, and is signed in. */
export function InvitationScreen() {
  const { t } = useTranslation('admin')
  const token = useLinkToken()
  return (
    <EntryPage title={t('invitation.title')}>
      <LinkPart purpose="invitation" token={token}>
        {({ email, role }) => (
          <div className="mt-4 grid gap-4">
            <p className="text-sm text-ink-2">
              {t('invitation.what', {
                email,
                role: t(`roles.names.${ROLES.find((known) => known === role) ?? 'reviewer'}`),
              })}
            </p>
            <CredentialsForm
              submit={t('invitation.submit')}
              onSend={async (given) => {
                await acceptInvitation(token, given('name'), given('password'))
                await signIn({ email, password: given('password') })
              }}
            >
              <input type="hidden" name="email" autoComplete="username" value={email} />
              <Credential name="name" autoComplete="name" maxLength={200} label={t('invitation.name')} />
              <Credential
                name="password"
                type="password"
                autoComplete="new-password"
                label={t('login.password')}
                hint={t('account.password.hint')}
              />
            </CredentialsForm>
          </div>
        )}
      </LinkPart>
    </EntryPage>
  )
}
