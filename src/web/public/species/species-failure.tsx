import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Page } from '#web/components/page.tsx'
import { statusOf } from '#web/query-client.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'

const NOT_FOUND = 404

interface SpeciesFailureProps {
  id: string
  error: unknown
  reset: () => void
}

/** Stands where a species would be: nobody has this id, or it could not be loaded. */
export function SpeciesFailure({ id, error, reset }: SpeciesFailureProps) {
  const { t } = useTranslation(['species', 'common'])
  const queries = useQueryErrorResetBoundary()
  const problem = error instanceof Error ? error : new Error(String(error))
  const unknown = statusOf(problem) === NOT_FOUND
  const title = unknown ? t('page.notFound') : t('page.loadFailed')
  const tryAgain = () => {
    queries.reset()
    reset()
  }

  return (
    <Page title={t('common:portal.titleOf', { title })}>
      <div role="alert" className="page-width w-full py-14 md:py-20">
        <h1 className="font-serif text-[2.125rem] leading-[1.08] tracking-[-0.018em] md:text-4xl">{title}</h1>
        <p className="mt-3 max-w-read text-lg break-words text-ink-2">
          {unknown ? t('page.notFoundWhat', { id }) : problem.message}
        </p>
        <p className="mt-8 flex flex-wrap gap-2.5">
          {!unknown && (
            <Button tone="primary" onClick={tryAgain}>
              {t('common:actions.tryAgain')}
            </Button>
          )}
          <ButtonLink to="/gallery" tone={unknown ? 'primary' : 'secondary'}>
            {t('page.toGallery')}
          </ButtonLink>
        </p>
      </div>
    </Page>
  )
}
