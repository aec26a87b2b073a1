import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { adminApi } from '../admin-api.ts'
import { Loaded } from '../loaded.tsx'
import { AnswerSection } from './answer-section.tsx'
import { ExamplesPart } from './examples-part.tsx'
import { QuestionLinks } from './question-links.tsx'

/** The answer to a question from the data of this moment. */
export function AnswerPart({ question }: { question: string }) {
  const { t } = useTranslation('admin')
  const answer = useQuery(
    adminApi.assistant.ask.queryOptions({ input: { question }, staleTime: 0, refetchOnMount: true }),
  )
  return (
    <Loaded query={answer} failed={({ message }) => t('assistant.failed', { message })}>
      {(data) =>
        data.understood ? <AnswerSection answer={data} /> : <NotUnderstood nearest={data.nearest} />
      }
    </Loaded>
  )
}

function NotUnderstood({ nearest }: { nearest: readonly string[] }) {
  const { t } = useTranslation('admin')
  return (
    <>
      <section className="mb-5 rounded-md border border-line bg-surface px-5 py-4">
        <div role="status" className="mb-2">
          <h2 className="text-h3 font-[650]">{t('assistant.notUnderstood')}</h2>
          <p className="text-sm text-ink-2">
            {t(nearest.length > 0 ? 'assistant.tryNearest' : 'assistant.tryAny')}
          </p>
        </div>
        <QuestionLinks questions={nearest} />
      </section>
      <ExamplesPart />
    </>
  )
}
