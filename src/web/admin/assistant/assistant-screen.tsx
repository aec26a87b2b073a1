import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { AdminPage, BackToList } from '../admin-page.tsx'
import { AnswerPart } from './answer-part.tsx'
import { ExamplesPart } from './examples-part.tsx'
import { QuestionBox } from './question-box.tsx'

/** Answers a fixed set of questions from the data, by rules. */
export function AssistantScreen() {
  const { t } = useTranslation('admin')
  const question = useSearch({ from: '/admin/chatbot', select: ({ question }) => question })
  const navigate = useNavigate({ from: '/admin/chatbot' })

  return (
    <AdminPage
      title={t('assistant.title')}
      lead={t('assistant.lead')}
      above={question !== '' && <BackToList to="/admin/chatbot">{t('assistant.all')}</BackToList>}
    >
      <QuestionBox
        key={question}
        asked={question}
        onAsk={(text) => navigate({ search: { question: text.trim() } })}
      />
      {question === '' ? <ExamplesPart /> : <AnswerPart question={question} />}
    </AdminPage>
  )
}
