import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { QUESTION_GROUPS, type QuestionId } from '#domain/assistant/question-forms.ts'
import { ASKED_ANEW, adminApi } from '../admin-api.ts'
import { AdminPage, BackToList } from '../admin-page.tsx'
import { Loaded } from '../loaded.tsx'
import { AnswerSection } from './answer-section.tsx'
import type { NearQuestion } from './answered.ts'
import { type BlankValues, NOTHING_ASKED } from './assistant-address.ts'
import { assistantSearch, blanksLeft, filledIn, searchFor } from './assistant-search.ts'
import { PreparedForm } from './prepared-form.tsx'
import { QuestionBox } from './question-box.tsx'
import { useQuestionLabels } from './use-question-labels.ts'

/** Answers a fixed set of questions from the data, by rules. */
export function AssistantScreen() {
  const { t } = useTranslation('admin')
  const asked = assistantSearch(useSearch({ from: '/admin/chatbot' }))
  const { ask, question, ...values } = asked
  const navigate = useNavigate({ from: '/admin/chatbot' })
  const isAsked = ask !== '' || question !== ''

  return (
    <AdminPage
      title={t('assistant.title')}
      lead={t('assistant.lead')}
      above={isAsked && <BackToList to="/admin/chatbot">{t('assistant.all')}</BackToList>}
    >
      <PreparedForm
        key={`form ${JSON.stringify(asked)}`}
        asked={asked}
        onAsk={(search) => navigate({ search })}
      />
      {ask !== '' && blanksLeft(ask, values).length === 0 && (
        <PreparedAnswer question={ask} values={values} />
      )}
      {ask === '' && (
        <QuestionBox
          key={`box ${question}`}
          asked={question}
          onAsk={(text) => navigate({ search: { ...NOTHING_ASKED, question: text.trim() } })}
        />
      )}
      {ask === '' && question !== '' && <AnswerInWords question={question} />}
      {!isAsked && <AllQuestions />}
    </AdminPage>
  )
}

/** The answer to a prepared question from the data of this moment. */
function PreparedAnswer({ question, values }: { question: QuestionId; values: BlankValues }) {
  const { t } = useTranslation('admin')
  const answer = useQuery(
    adminApi.assistant.answer.queryOptions({
      // Read and checked on the server, as everything in an address.
      input: { question, ...(filledIn(values) as object) },
      ...ASKED_ANEW,
    }),
  )
  return (
    <Loaded query={answer} failed={({ message }) => t('assistant.failed', { message })}>
      {(data) => <AnswerSection answer={data} />}
    </Loaded>
  )
}

/** The answer to a question in words, where it is understood. */
function AnswerInWords({ question }: { question: string }) {
  const { t } = useTranslation('admin')
  const answer = useQuery(adminApi.assistant.ask.queryOptions({ input: { question }, ...ASKED_ANEW }))
  return (
    <Loaded query={answer} failed={({ message }) => t('assistant.failed', { message })}>
      {(data) =>
        data.understood ? <AnswerSection answer={data} /> : <NotUnderstood nearest={data.nearest} />
      }
    </Loaded>
  )
}

function NotUnderstood({ nearest }: { nearest: readonly NearQuestion[] }) {
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
        <PreparedLinks questions={nearest} />
      </section>
      <AllQuestions />
    </>
  )
}

/** Every prepared question, by what it is about. */
function AllQuestions() {
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
function PreparedLinks({ questions }: { questions: readonly NearQuestion[] }) {
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
