import { useTranslation } from 'react-i18next'
import { Credential } from '#web/forms/credential.tsx'
import { signInWithCode } from '#web/session/sign-in.ts'
import { Button } from '#web/ui/button.tsx'
import { CredentialsForm } from './credentials-form.tsx'

/** The second step of signing in: the code of an app, or a recovery code. */
export function CodeForm({ onGiveUp }: { onGiveUp: () => void }) {
  const { t } = useTranslation('admin')
  return (
    <div className="mt-4 grid gap-2">
      <CredentialsForm
        submit={t('login.submit')}
        retype="code"
        onSend={(given) => signInWithCode(given('code'))}
      >
        <Credential
          name="code"
          autoComplete="one-time-code"
          autoFocus
          spellCheck={false}
          label={t('login.code')}
          hint={t('login.codeHint')}
        />
      </CredentialsForm>
      <Button tone="plain" onClick={onGiveUp}>
        {t('login.startAgain')}
      </Button>
    </div>
  )
}
