import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { guardState } from '#web/session/guard-state.ts'
import { returnAddress } from '#web/session/return-address.ts'
import { useSession } from '#web/session/session.ts'
import { SignOutButton } from '#web/session/sign-out-button.tsx'
import { EntryPage } from './entry-page.tsx'
import { LoginForm } from './login-form.tsx'

/** /admin/login: an administrator who is signed in goes to the address asked for. */
export function LoginScreen({ from }: { from: string | undefined }) {
  const { t } = useTranslation('admin')
  const session = useSession()
  const state = guardState(session)
  const queryClient = useQueryClient()
  // After signing out no tab has cached data of the back office.
  useEffect(() => {
    if (state === 'unauthenticated') queryClient.removeQueries({ queryKey: [['admin']] })
  }, [queryClient, state])

  return (
    <EntryPage title={t('login.title')}>
      {state === 'loading' && (
        <p role="status" className="mt-4 text-ink-2">
          {t('guard.loading')}
        </p>
      )}
      {state === 'unauthenticated' && <LoginForm ended={session?.over === 'ended'} />}
      {state === 'non_admin' && (
        <>
          <p role="alert" className="mt-4">
            {t('guard.noAdmin')}
          </p>
          <p className="mt-1 text-sm text-ink-3">{session?.user?.email}</p>
          <SignOutButton className="mt-4 flex min-h-11 items-center gap-2 font-semibold text-accent" />
        </>
      )}
      {state === 'admin' && <Onward to={returnAddress(from)} />}
    </EntryPage>
  )
}

/** Goes to the address asked for, without the cached data of an earlier user. */
function Onward({ to }: { to: string }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  // Navigates: the router is outside of React.
  useEffect(() => {
    queryClient.removeQueries({ queryKey: [['admin']] })
    navigate({ href: to, replace: true })
  }, [queryClient, navigate, to])
  return null
}
