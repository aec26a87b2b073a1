import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { blanksOfQuestion } from '#domain/assistant/prepared-questions.ts'
import { QUESTION_GROUPS, type QuestionId } from '#domain/assistant/question-forms.ts'
import { Button } from '#web/ui/button.tsx'
import { OneValuePicker } from '#web/ui/value-picker.tsx'
import { type AssistantSearch, blanksLeft, searchFor } from './assistant-search.ts'
import { BlankField } from './blank-field.tsx'
import { useQuestionLabels } from './use-question-labels.ts'

interface PreparedFormProps {
  asked: AssistantSearch
  onAsk: (search: AssistantSearch) => void
}

/** A prepared question, with a picker for each thing that it leaves open. */
export function PreparedForm({ asked, onAsk }: PreparedFormProps) {
  const { t } = useTranslation('admin')
  const [draft, setDraft] = useState(asked)
  const [isTried, setTried] = useState(false)
  const options = useQuestionOptions()
  const label = useQuestionLabels()
  const id = useId()
  const { ask } = draft
  const left = ask === '' ? [] : blanksLeft(ask, draft)
  const blanks = ask === '' ? [] : blanksOfQuestion(ask)

  const pick = (question: QuestionId) => {
    setTried(false)
    setDraft(searchFor(question))
  }
  const send = () => {
    const [first] = left
    setTried(true)
    if (first !== undefined) document.getElementById(`${id}-${first}`)?.focus()
    else if (ask !== '') onAsk({ ...draft, question: '' })
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      className="mb-5 rounded-md border border-line bg-surface p-4"
    >
      <OneValuePicker
        label={t('assistant.prepared')}
        value={ask}
        options={options}
        otherwise={t('assistant.choose')}
        search={t('assistant.searchQuestions')}
        empty={t('assistant.noQuestion')}
        onChange={(question) => pick(question as QuestionId)}
      />
      {/* A narrow picker cuts the question off. */}
      {ask !== '' && (
        <p aria-hidden="true" className="mt-2 text-sm text-ink-2 sm:hidden">
          {label.question(ask)}
        </p>
      )}
      {blanks.length > 0 && (
        <>
          <p className="mt-4 mb-2 text-xs text-ink-3">{t('assistant.fillIn')}</p>
          <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {blanks.map(({ name, required }) => (
              <BlankField
                key={name}
                id={`${id}-${name}`}
                name={name}
                required={required}
                value={draft[name]}
                problem={isTried && left.includes(name) ? t('assistant.blankRequired') : undefined}
                onChange={(value) => setDraft({ ...draft, [name]: value })}
              />
            ))}
          </div>
        </>
      )}
      {ask !== '' && (
        <Button type="submit" tone="primary" className="mt-4 max-sm:w-full">
          {t('assistant.ask')}
        </Button>
      )}
    </form>
  )
}

/** Every question as an option of the picker, with what it is about. */
function useQuestionOptions() {
  const { t } = useTranslation('admin')
  const label = useQuestionLabels()
  return QUESTION_GROUPS.flatMap(({ group, questions }) =>
    questions.map(({ id }) => ({
      value: id as string,
      label: label.question(id),
      note: t(`assistant.groupNotes.${group}`),
    })),
  )
}
