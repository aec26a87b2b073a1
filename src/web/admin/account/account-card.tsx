import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Badge } from '#web/ui/badge.tsx'
import { CredentialsForm } from '../login/credentials-form.tsx'
import { useToasts } from '../use-toasts.ts'

interface AccountCardProps {
  title: string
  /** A word beside the title, such as whether it is in use. */
  state?: { word: string; isOn: boolean }
  lead?: string
  children: ReactNode
}

/** One thing about the own account. */
export function AccountCard({ title, state, lead, children }: AccountCardProps) {
  return (
    <div className="grid content-start gap-4 rounded-md border border-line bg-surface px-5.5 py-5">
      <h3 className="flex flex-wrap items-center gap-2.5 text-h3 font-[650]">
        {title}
        {state && <Badge tone={state.isOn ? 'ok' : 'outline'}>{state.word}</Badge>}
      </h3>
      {lead && <p className="text-sm text-ink-2">{lead}</p>}
      {children}
    </div>
  )
}

interface AccountFormProps {
  submit: string
  /** The text of the toast after a success; without it the screen itself shows it. */
  done?: string
  onSend: (given: (name: string) => string) => Promise<unknown>
  retype?: string
  children: ReactNode
}

/** A form about the own account, after which everything on the screen is asked for again. */
export function AccountForm({ done, onSend, ...form }: AccountFormProps) {
  const queryClient = useQueryClient()
  const toasts = useToasts()
  return (
    <CredentialsForm
      {...form}
      tone="secondary"
      onSend={async (given) => {
        await onSend(given)
        if (done !== undefined) toasts.succeeded(done)
        await queryClient.invalidateQueries({ queryKey: [['admin', 'own_account']] })
      }}
    />
  )
}
