import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { reportProblem } from '#web/report-problem.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { failureKind } from './failure-kind.ts'
import { usePortal } from './use-portal.ts'

/** Stands where a page would be when it fails as a whole. */
export function PageFailure({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const queries = useQueryErrorResetBoundary()
  const contact = usePortal()?.contact
  const kind = failureKind(error)

  useEffect(() => {
    reportProblem('A page failed', error)
  }, [error])

  const tryAgain = () => {
    queries.reset()
    reset()
    router.invalidate()
  }

  return (
    <div role="alert" className="page-width w-full py-14 md:py-20">
      {kind && <p className="mb-2 text-xs font-semibold text-ink-2">{t(`failure.labels.${kind}`)}</p>}
      <h1 className="font-serif text-[2.125rem] leading-[1.08] tracking-[-0.018em] md:text-4xl">
        {t('pages.failed.heading')}
      </h1>
      <p className="mt-3 text-lg text-ink-2">{t('pages.failed.description')}</p>
      <p className="mt-8 flex flex-wrap gap-2.5">
        <Button tone="primary" onClick={tryAgain}>
          {t('actions.tryAgain')}
        </Button>
        <ButtonLink to="/">{t('actions.goToHome')}</ButtonLink>
        {contact && (
          <a
            href={`mailto:${contact}`}
            className="inline-flex min-h-11 items-center px-2 text-accent underline"
          >
            {t('actions.contactSupport')}
          </a>
        )}
      </p>
    </div>
  )
}
