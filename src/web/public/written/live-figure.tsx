import { type QueryKey, type UseSuspenseQueryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { CatchBoundary } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#web/i18n/use-format.ts'
import { reportProblem } from '#web/report-problem.ts'

interface LiveFigureProps<Answer> {
  /** `api.releases.list.queryOptions()` */
  of: Pick<UseSuspenseQueryOptions<Answer, Error, Answer, QueryKey>, 'queryKey' | 'queryFn'>
  /** What stands in the sentence; undefined says that there is none. */
  read: (answer: Answer) => ReactNode | undefined
}

/**
 * A figure inside a sentence, asked for when the page is read. It loads and fails alone: the sentence stands.
 * Numbers are written as the reader's language writes them.
 */
export function LiveFigure<Answer>(figure: LiveFigureProps<Answer>) {
  const { t } = useTranslation()
  const missing = <span className="text-ink-3">{t('written.figureFailed')}</span>
  return (
    <CatchBoundary
      getResetKey={() => ''}
      onCatch={(problem) => reportProblem('A figure failed', problem)}
      errorComponent={() => missing}
    >
      <Suspense
        fallback={<span aria-hidden="true" className="inline-block h-3 w-14 rounded-sm bg-line/70" />}
      >
        <Shown {...figure} />
      </Suspense>
    </CatchBoundary>
  )
}

function Shown<Answer>({ of, read }: LiveFigureProps<Answer>) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const figure = read(useSuspenseQuery(of).data)
  return <>{typeof figure === 'number' ? number(figure) : (figure ?? t('missing.data'))}</>
}
