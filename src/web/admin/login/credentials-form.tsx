import { CircleAlert } from 'lucide-react'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRefusalWords } from '#web/session/use-refusal-words.ts'
import { Button } from '#web/ui/button.tsx'

interface CredentialsFormProps {
  /** What the button does. */
  submit: string
  /** Sends the values by the names of the fields. What it throws is shown as a message. */
  onSend: (given: (name: string) => string) => Promise<unknown>
  /** Which field is selected after a refusal, to be typed again. */
  retype?: string
  tone?: 'primary' | 'secondary'
  children: ReactNode
}

/** A form of an account: its fields, what is wrong, and one button. It knows no field. */
export function CredentialsForm({
  submit,
  onSend,
  retype = 'password',
  tone = 'primary',
  children,
}: CredentialsFormProps) {
  const { t } = useTranslation('admin')
  const words = useRefusalWords()
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const noteId = useId()

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const given = new FormData(form)
    setSending(true)
    setProblem(undefined)
    try {
      await onSend((name) => String(given.get(name) ?? ''))
      form.reset()
    } catch (refusal) {
      setProblem(words(refusal))
      form.querySelector<HTMLInputElement>(`[name=${retype}]`)?.select()
    } finally {
      setSending(false)
    }
  }

  return (
    <form onSubmit={send} aria-describedby={problem && noteId} className="grid gap-4">
      <fieldset disabled={sending} className="contents">
        {children}
      </fieldset>
      <ProblemLine id={noteId} problem={problem} />
      <Button type="submit" tone={tone} disabled={sending}>
        {sending ? t('form.saving') : submit}
      </Button>
    </form>
  )
}

/** What is wrong with what was sent, read out as soon as it is known. */
export function ProblemLine({ id, problem }: { id: string; problem: string | undefined }) {
  return (
    <p id={id} role="alert" className="flex items-start gap-1.5 text-sm text-danger empty:hidden">
      {problem && <CircleAlert className="mt-0.5 size-4 flex-none" />}
      {problem}
    </p>
  )
}
