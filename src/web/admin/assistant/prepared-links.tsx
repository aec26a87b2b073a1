import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { QUESTION_GROUPS } from '#domain/assistant/question-forms.ts'
import type { NearQuestion } from './answered.ts'
import { searchFor } from './assistant-search.ts'
import { useQuestionLabels } from './use-question-labels.ts'

/** Every prepared question, by what it is about. */
export function AllQuestions() {
  const { t } = useTranslation('admin')
  return (
    <div className="gap-5 md:columns-2">
      {QUESTION_GROUPS.map(({ group, questions }) => (
        <section
          key={group}
          className="mb-5 break-inside-avoid rounded-md border border-line bg-surface px-5 py-4"
        >
          <h2 className="mb-2 text-h3 font-[650]">{t(`assistant.groups.${group}`)}</h2>
          <PreparedLinks
            questions={questions.map(({ id }) => ({ question: id, parameters: { species: null } }))}
          />
        </section>
      ))}
    </div>
  )
}

/** Prepared questions as links that ask them, or let fill in what they leave open. */
export function PreparedLinks({ questions }: { questions: readonly NearQuestion[] }) {
  const label = useQuestionLabels()
  return (
    <ul className="grid gap-0.5">
      {questions.map(({ question, parameters }) => {
        const { species, ...values } = parameters
        return (
          <li key={label.question(question, parameters)}>
            <Link
              to="/admin/chatbot"
              search={searchFor(question, { ...values, species_id: species?.id })}
              className="inline-flex min-h-8.5 items-center text-sm text-accent no-underline hover:underline"
            >
              {label.question(question, parameters)}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
