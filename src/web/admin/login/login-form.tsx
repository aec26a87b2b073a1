import { Link } from '@tanstack/react-router'
import { KeyRound } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Credential } from '#web/forms/credential.tsx'
import { canUsePasskeys } from '#web/session/passkey-ceremony.ts'
import { signIn, signInWithCode, signInWithPasskey } from '#web/session/sign-in.ts'
import { Refused } from '#web/session/sign-in-calls.ts'
import { useRefusalWords } from '#web/session/use-refusal-words.ts'
import { Button } from '#web/ui/button.tsx'
import { CredentialsForm, ProblemLine } from './credentials-form.tsx'

/** E-mail and password; the message does not tell which of them is wrong. Then the code, where one is in use. */
export function LoginForm({ ended }: { ended: boolean }) {
  const { t } = useTranslation('admin')
  const words = useRefusalWords()
  const [step, setStep] = useState<'idle' | 'sending' | 'code'>('idle')
  const [problem, setProblem] = useState<string>()
  const noteId = useId()
  const sending = step === 'sending'

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const given = new FormData(form)
    setStep('sending')
    setProblem(undefined)
    try {
      const isSignedIn = await signIn({
        email: String(given.get('email')),
        password: String(given.get('password')),
      })
      if (!isSignedIn) setStep('code')
    } catch (refusal) {
      setProblem(isWrong(refusal) ? t('login.wrong') : words(refusal))
      setStep('idle')
      form.querySelector<HTMLInputElement>('[name=password]')?.select()
    }
  }

  async function askDevice() {
    setStep('sending')
    setProblem(undefined)
    try {
      await signInWithPasskey()
    } catch (refusal) {
      setProblem(words(refusal))
      setStep('idle')
    }
  }

  if (step === 'code') return <CodeForm onGiveUp={() => setStep('idle')} />
  return (
    <form onSubmit={submit} aria-describedby={problem && noteId} className="mt-4 grid gap-4">
      {ended && !problem && (
        <p role="status" className="text-sm text-ink-2">
          {t('session.over')} {t('login.again')}
        </p>
      )}
      <Credential
        name="email"
        type="email"
        autoComplete="username"
        label={t('login.email')}
        readOnly={sending}
      />
      <Credential
        name="password"
        type="password"
        autoComplete="current-password"
        label={t('login.password')}
        readOnly={sending}
      />
      <ProblemLine id={noteId} problem={problem} />
      <Button type="submit" tone="primary" disabled={sending}>
        {t(sending ? 'login.sending' : 'login.submit')}
      </Button>
      {canUsePasskeys() && (
        <Button disabled={sending} onClick={askDevice}>
          <KeyRound className="size-4" />
          {t('login.passkey')}
        </Button>
      )}
      <Link
        to="/admin/new-password"
        className="inline-flex min-h-11 items-center text-sm text-accent no-underline hover:underline"
      >
        {t('login.forgotten')}
      </Link>
    </form>
  )
}

const isWrong = (refusal: unknown) => refusal instanceof Refused && refusal.code === 'INVALID_CREDENTIALS'

/** The second step of signing in: the code of an app, or a recovery code. */
function CodeForm({ onGiveUp }: { onGiveUp: () => void }) {
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
