import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reportProblem } from '#web/report-problem.ts'
import { announce } from '#web/ui/toaster.tsx'
import { signOut } from './session.ts'

interface SignOutButtonProps {
  everywhere?: boolean
  className?: string
}

/** Ends the session; the guard then leads to the login. */
export function SignOutButton({ everywhere = false, className = '' }: SignOutButtonProps) {
  const { t } = useTranslation('admin')
  const [leaving, setLeaving] = useState(false)

  async function end() {
    setLeaving(true)
    try {
      await signOut({ everywhere })
    } catch (problem) {
      reportProblem('Signing out failed', problem)
      announce({
        title: t('session.notSignedOut'),
        description: t('session.notSignedOutWhat'),
        tone: 'problem',
      })
    } finally {
      setLeaving(false)
    }
  }

  return (
    <button type="button" disabled={leaving} onClick={end} className={className}>
      {!everywhere && <LogOut className="size-4" />}
      {t(everywhere ? 'session.signOutEverywhere' : 'session.signOut')}
    </button>
  )
}
