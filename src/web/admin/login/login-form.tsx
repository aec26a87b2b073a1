import { CircleAlert } from 'lucide-react'
import { type FormEvent, type InputHTMLAttributes, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CONTROL } from '#web/forms/control.ts'
import { signIn } from '#web/session/session.ts'
import { Refused } from '#web/session/sign-in-calls.ts'
import { Button } from '#web/ui/button.tsx'

/** E-mail and password; the message does not tell which of them is wrong. */
export function LoginForm({ ended }: { ended: boolean }) {
  const { t } = useTranslation('admin')
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const noteId = useId()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const given = new FormData(form)
    setSending(true)
    setProblem(undefined)
    try {
      await signIn({ email: String(given.get('email')), password: String(given.get('password')) })
    } catch (refusal) {
      setProblem(messageOf(refusal))
      setSending(false)
      form.querySelector<HTMLInputElement>('[name=password]')?.select()
    }
  }

  function messageOf(refusal: unknown): string {
    if (!(refusal instanceof Refused)) return t('login.noAnswer')
    if (refusal.minutes !== undefined) return t('login.tooMany', { count: refusal.minutes })
    return refusal.status === 401 ? t('login.wrong') : refusal.message
  }

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
      <p id={noteId} role="alert" className="flex items-start gap-1.5 text-sm text-danger empty:hidden">
        {problem && <CircleAlert className="mt-0.5 size-4 flex-none" />}
        {problem}
      </p>
      <Button type="submit" tone="primary" disabled={sending}>
        {t(sending ? 'login.sending' : 'login.submit')}
      </Button>
    </form>
  )
}

function Credential({ label, ...input }: InputHTMLAttributes<HTMLInputElement> & { label: string }) {
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-xs font-semibold text-ink-2">
        {label}
        <span aria-hidden="true" className="text-danger">
          {' *'}
        </span>
      </label>
      <input id={id} required {...input} className={`${CONTROL} h-11`} />
    </div>
  )
}
