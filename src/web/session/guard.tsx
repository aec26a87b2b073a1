import { useNavigate, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { guardState } from './guard-state.ts'
import { type SessionState, useSession } from './session.ts'
import { SignOutButton } from './sign-out-button.tsx'

interface GuardProps {
  /** What who is not signed in gets: the way to the login, or a sentence in place of the content. */
  mode?: 'redirect' | 'inline'
  children: ReactNode
}

/**
 * Shows its content to people with a role only; what they may open, the layout decides. Source: specification, document 3, section 2.2. When a session
 * ends during work the content stays until the login takes its place, so that a form with
 * unsaved changes can ask first.
 */
export function Guard(props: GuardProps) {
  return <Guarded session={useSession()} {...props} />
}

/** What a session gets to see. */
export function Guarded({
  session,
  mode = 'redirect',
  children,
}: GuardProps & { session: SessionState | undefined }) {
  const state = guardState(session)
  const leaving = state === 'unauthenticated' && mode === 'redirect'
  return (
    <>
      {(state === 'admin' || (leaving && session?.over !== undefined)) && children}
      {leaving ? <ToLogin returns={session?.over !== 'chosen'} /> : <Refusal state={state} />}
    </>
  )
}

function Refusal({ state }: { state: ReturnType<typeof guardState> }) {
  const { t } = useTranslation('admin')
  if (state === 'admin') return null
  if (state === 'loading') return <Sentence role="status">{t('guard.loading')}</Sentence>
  if (state === 'unauthenticated') return <Sentence role="alert">{t('guard.signIn')}</Sentence>
  return (
    <Sentence role="alert">
      {t('guard.noAdmin')}
      <SignOutButton className="mx-auto mt-3 flex min-h-11 items-center gap-2 font-semibold text-accent" />
    </Sentence>
  )
}

function Sentence({ role, children }: { role: 'status' | 'alert'; children: ReactNode }) {
  return (
    <div role={role} className="m-auto max-w-read p-8 text-center text-ink-2">
      {children}
    </div>
  )
}

/** Goes to the login once, and from there back to the address asked for unless someone chose to leave. */
function ToLogin({ returns }: { returns: boolean }) {
  const navigate = useNavigate()
  const router = useRouter()
  // Leaves the page: talks to the router, which may be held back by unsaved changes and must not be asked again.
  useEffect(() => {
    const { href } = router.state.location
    navigate({ to: '/admin/login', search: returns ? { from: href } : {}, replace: returns })
  }, [navigate, router, returns])
  return null
}
