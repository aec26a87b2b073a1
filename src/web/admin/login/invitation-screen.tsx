import { useTranslation } from 'react-i18next'
import { Credential } from '#web/forms/credential.tsx'
import { signIn } from '#web/session/sign-in.ts'
import { acceptInvitation } from '../account/account-calls.ts'
import { NewPasswordFields } from '../account/new-password-fields.tsx'
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
              {role && t('invitation.what', { email, role: t(`roles.names.${role}`) })}
            </p>
            <CredentialsForm
              submit={t('invitation.submit')}
              onSend={async (given) => {
                await acceptInvitation(token, given('name'), given('new_password'))
                await signIn({ email, password: given('new_password') })
              }}
            >
              <Credential name="name" autoComplete="name" maxLength={200} label={t('invitation.name')} />
              <NewPasswordFields email={email} label={t('login.password')} />
            </CredentialsForm>
          </div>
        )}
      </LinkPart>
    </EntryPage>
  )
}
