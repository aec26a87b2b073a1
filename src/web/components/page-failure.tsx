import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { reportProblem } from '#web/report-problem.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'

/** Stands where a page would be when it fails as a whole. */
export function PageFailure({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation(['errors', 'common'])
  const router = useRouter()
  const queries = useQueryErrorResetBoundary()

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
      <h1 className="font-serif text-[2.125rem] leading-[1.08] tracking-[-0.018em] md:text-4xl">
        {t('page.title')}
      </h1>
      <p className="mt-3 text-lg text-ink-2">{t('page.what')}</p>
      <p className="mt-8 flex flex-wrap gap-2.5">
        <Button tone="primary" onClick={tryAgain}>
          {t('common:actions.tryAgain')}
        </Button>
        <ButtonLink to="/">{t('common:actions.goToHome')}</ButtonLink>
      </p>
    </div>
  )
}
