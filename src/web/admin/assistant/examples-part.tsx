import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { adminApi } from '../admin-api.ts'
import { Loaded } from '../loaded.tsx'
import { QuestionLinks } from './question-links.tsx'

/** Everything that can be asked, one example each. */
export function ExamplesPart() {
  const { t } = useTranslation('admin')
  const examples = useQuery(adminApi.assistant.examples.queryOptions())
  return (
    <Loaded query={examples} failed={() => t('assistant.examplesFailed')}>
      {(groups) => (
        <div className="gap-5 md:columns-2">
          {groups.map(({ group, questions }) => (
            <section
              key={group}
              className="mb-5 break-inside-avoid rounded-md border border-line bg-surface px-5 py-4"
            >
              <h2 className="mb-2 text-h3 font-[650]">{t(`assistant.groups.${group}`)}</h2>
              <QuestionLinks questions={questions} />
            </section>
          ))}
        </div>
      )}
    </Loaded>
  )
}
