import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LinkPurpose } from '#domain/accounts/account-links.ts'
import { guardState } from '#web/session/guard-state.ts'
import { useSession } from '#web/session/session.ts'
import { useRefusalWords } from '#web/session/use-refusal-words.ts'
import { type LinkFacts, readLink } from '../account/account-calls.ts'

/** The secret of the link, as the address has it behind '#'; empty where it has none. */
export const useLinkToken = (): string => useState(() => location.hash.slice(1))[0]

interface LinkPartProps {
  purpose: LinkPurpose
  token: string
  children: (facts: LinkFacts) => ReactNode
}

/** What a link lets a person do, or why it can no longer be used. Who is signed in meanwhile goes to the back office. */
export function LinkPart({ purpose, token, children }: LinkPartProps) {
  const { t } = useTranslation('admin')
  const words = useRefusalWords()
  const state = guardState(useSession())
  const { data, error } = useQuery({
    queryKey: [['admin', 'link'], purpose, token],
    queryFn: () => readLink(purpose, token),
    enabled: token !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (state === 'admin' && purpose === 'invitation') return <Navigate to="/admin" replace />
  if (data) return children(data)
  const problem = token === '' ? t('refusals.DEAD_LINK') : error && words(error)
  return (
    <p role={problem ? 'alert' : 'status'} className="mt-4 text-ink-2">
      {problem || t('guard.loading')}
    </p>
  )
}
