import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { reportProblem } from '#web/report-problem.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { failureKind } from './failure-kind.ts'
import { FailureMessage } from './failure-message.tsx'
import { Resting } from './frame/resting.tsx'
import { StatusLink } from './status-link.tsx'
import { useTryAgain } from './use-try-again.ts'

/** Asking once more may help against these and against a fault of the page; who may not see a page may not see it again. */
const MAY_PASS = [undefined, 'server', 'network', 'timeout', 'foreign']

/** Stands where a page would be when it fails as a whole. */
export function PageFailure({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const askAgain = useTryAgain({ error, reset })
  const kind = failureKind(error)
  const mayPass = MAY_PASS.includes(kind)

  useEffect(() => {
    reportProblem('A page failed', error)
  }, [error])

  const tryAgain = async () => {
    await askAgain()
    router.invalidate()
  }

  return (
    <>
      <FailureMessage
        title={kind ? t(`failure.labels.${kind}`) : t('pages.failed.heading')}
        what={kind ? t(`failure.what.${kind}`) : t('pages.failed.description')}
      >
        {mayPass && (
          <Button tone="primary" onClick={tryAgain}>
            {t('actions.tryAgain')}
          </Button>
        )}
        <ButtonLink to="/" tone={mayPass ? 'secondary' : 'primary'}>
          {t(kind ? 'actions.goHome' : 'actions.goToHome')}
        </ButtonLink>
        {mayPass && <StatusLink />}
      </FailureMessage>
      <Resting part="unread" onBack={tryAgain} />
    </>
  )
}
