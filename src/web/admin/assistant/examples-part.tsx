import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { SectionFailure } from '#web/components/section-failure.tsx'
import { LoadingNote, Skeleton } from '#web/ui/skeleton.tsx'
import { adminApi } from '../admin-api.ts'
import { QuestionLinks } from './question-links.tsx'

/** Everything that can be asked, one example each. */
export function ExamplesPart() {
  const { t } = useTranslation('admin')
  const { data, error, refetch } = useQuery(adminApi.assistant.examples.queryOptions())

  if (error)
    return <SectionFailure message={t('assistant.examplesFailed')} problem={error} onRetry={refetch} />
  if (data === undefined)
    return (
      <>
        <LoadingNote />
        <Skeleton className="h-80 w-full" />
      </>
    )
  return (
    <div className="gap-5 md:columns-2">
      {data.map(({ group, questions }) => (
        <section
          key={group}
          className="mb-5 break-inside-avoid rounded-md border border-line bg-surface px-5 py-4"
        >
          <h2 className="mb-2 text-h3 font-[650]">{t(`assistant.groups.${group}`)}</h2>
          <QuestionLinks questions={questions} />
        </section>
      ))}
    </div>
  )
}
