import { useTranslation } from 'react-i18next'
import { LoadFailure } from '#web/components/load-failure.tsx'
import { useTryAgain } from '#web/components/use-try-again.ts'
import { statusOf } from '#web/query-client.ts'
import { ButtonLink } from '#web/ui/button.tsx'

const NOT_FOUND = 404
const UNFIT = 400

/** Shown instead of a species that does not exist or could not be loaded. */
export function SpeciesFailure({ id, error, reset }: { id: string; error: unknown; reset: () => void }) {
  const { t } = useTranslation('species')
  const tryAgain = useTryAgain({ error, reset })
  const problem = error instanceof Error ? error : new Error(String(error))
  const unknown = statusOf(problem) === NOT_FOUND
  const hopeless = unknown || statusOf(problem) === UNFIT

  return (
    <LoadFailure
      title={unknown ? t('page.notFound') : t('page.loadFailed')}
      what={unknown ? t('page.notFoundWhat', { id }) : problem.message}
      hopeless={hopeless}
      onTryAgain={tryAgain}
    >
      <ButtonLink to="/gallery" tone={hopeless ? 'primary' : 'secondary'}>
        {t('page.toGallery')}
      </ButtonLink>
    </LoadFailure>
  )
}
