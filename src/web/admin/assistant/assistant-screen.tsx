import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { AdminPage, BackToList } from '../admin-page.tsx'
import { AnswerInWords, PreparedAnswer } from './answer-part.tsx'
import { NOTHING_ASKED } from './assistant-address.ts'
import { assistantSearch, blanksLeft } from './assistant-search.ts'
import { PreparedForm } from './prepared-form.tsx'
import { AllQuestions } from './prepared-links.tsx'
import { QuestionBox } from './question-box.tsx'

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
