import { useTranslation } from 'react-i18next'
import { FailureMessage } from '#web/components/failure-message.tsx'
import { Resting } from '#web/components/frame/resting.tsx'
import { StatusLink } from '#web/components/status-link.tsx'
import { useTryAgain } from '#web/components/use-try-again.ts'
import { statusOf } from '#web/query-client.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'

const NOT_FOUND = 404
const UNFIT = 400

/** Shown instead of a species that does not exist or could not be loaded. */
export function SpeciesFailure({ id, error, reset }: { id: string; error: unknown; reset: () => void }) {
  const { t } = useTranslation(['species', 'common'])
  const tryAgain = useTryAgain({ error, reset })
  const problem = error instanceof Error ? error : new Error(String(error))
  const unknown = statusOf(problem) === NOT_FOUND
  // Trying again cannot help.
  const hopeless = unknown || statusOf(problem) === UNFIT

  return (
    <>
      <FailureMessage
        title={unknown ? t('page.notFound') : t('page.loadFailed')}
        what={unknown ? t('page.notFoundWhat', { id }) : problem.message}
      >
        {!hopeless && (
          <Button tone="primary" onClick={tryAgain}>
            {t('common:actions.tryAgain')}
          </Button>
        )}
        <ButtonLink to="/gallery" tone={hopeless ? 'primary' : 'secondary'}>
          {t('page.toGallery')}
        </ButtonLink>
        {!hopeless && <StatusLink />}
      </FailureMessage>
      <Resting part="unread" onBack={tryAgain} />
    </>
  )
}
