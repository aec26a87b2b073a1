import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#web/i18n/use-format.ts'

/** How what is in a sentence is written in the reader's language. */
export type InLanguage = ReturnType<typeof useFormat> & { t: TFunction<'common'> }

type Question<Answer> = Pick<UseQueryOptions<Answer, Error, Answer, QueryKey>, 'queryKey' | 'queryFn'>

interface LiveFigureProps<Answer> {
  question: Question<Answer>
  read: (answer: Answer, language: InLanguage) => ReactNode
}

function LiveFigure<Answer>({ question, read }: LiveFigureProps<Answer>) {
  const { t } = useTranslation()
  const format = useFormat()
  const { data, isError } = useQuery(question)
  if (data === undefined)
    return isError ? (
      <span className="text-ink-3">{t('written.figureFailed')}</span>
    ) : (
      <span aria-hidden="true" className="inline-block h-3 w-14 rounded-sm bg-line/70" />
    )
  const figure = read(data, { ...format, t })
  return typeof figure === 'number' ? format.number(figure) : (figure ?? t('missing.data'))
}

/**
 * Figures inside sentences of a text, asked for when the page is read. Each loads and fails alone: the sentence stands.
 * Numbers are written as the reader's language writes them.
 *
 * `read` gives what is in the sentence; undefined says that there is none.
 */
export const liveFigure =
  <Answer,>(question: Question<Answer>) =>
  <Props extends object>(read: (answer: Answer, props: Props, language: InLanguage) => ReactNode) =>
  (props: Props) => (
    <LiveFigure question={question} read={(answer, language) => read(answer, props, language)} />
  )
