import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button.tsx'
import { FailureMessage } from './failure-message.tsx'
import { Resting } from './frame/resting.tsx'
import { StatusLink } from './status-link.tsx'

interface LoadFailureProps {
  title: string
  what: string
  /** Whether trying again cannot help. */
  hopeless: boolean
  onTryAgain: () => void
  /** Where the reader can go instead. */
  children: ReactNode
}

/** Shown instead of the subject of a page, such as a species, that could not be loaded. */
export function LoadFailure({ title, what, hopeless, onTryAgain, children }: LoadFailureProps) {
  const { t } = useTranslation()
  return (
    <>
      <FailureMessage title={title} what={what}>
        {!hopeless && (
          <Button tone="primary" onClick={onTryAgain}>
            {t('actions.tryAgain')}
          </Button>
        )}
        {children}
        {!hopeless && <StatusLink />}
      </FailureMessage>
      <Resting part="unread" onBack={onTryAgain} />
    </>
  )
}
