import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#web/i18n/use-format.ts'

interface LiveFigureProps<Answer> {
  /** `api.releases.list.queryOptions()` */
  of: Pick<UseQueryOptions<Answer, Error, Answer, QueryKey>, 'queryKey' | 'queryFn'>
  /** What is in the sentence; undefined says that there is none. */
  read: (answer: Answer) => ReactNode | undefined
}

/**
 * A figure inside a sentence, asked for when the page is read. It loads and fails alone: the sentence stands.
 * Numbers are written as the reader's language writes them.
 */
export function LiveFigure<Answer>({ of, read }: LiveFigureProps<Answer>) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const { data, isError } = useQuery(of)
  if (data === undefined)
    return isError ? (
      <span className="text-ink-3">{t('written.figureFailed')}</span>
    ) : (
      <span aria-hidden="true" className="inline-block h-3 w-14 rounded-sm bg-line/70" />
    )
  const figure = read(data)
  return <>{typeof figure === 'number' ? number(figure) : (figure ?? t('missing.data'))}</>
}
