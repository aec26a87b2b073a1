import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { STARTING_QUESTIONS, type StartingQuestion } from '#domain/explorer/starting-questions.ts'

const QUESTIONS = Object.entries(STARTING_QUESTIONS) as [StartingQuestion, Record<string, string>][]

/** Questions to start from; each opens with its choices made. */
export function StartingQuestions() {
  const { t } = useTranslation('explorer')
  return (
    <section aria-labelledby="starting-questions" className="print:hidden">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-ink pt-3.5">
        <h2 id="starting-questions" className="font-serif text-[1.5rem] leading-[1.18] md:text-2xl">
          {t('questions.title')}
        </h2>
        <p className="text-sm text-ink-3">{t('questions.hint')}</p>
      </div>
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {QUESTIONS.map(([key, address]) => (
          <li key={key} className="border-b border-line">
            <Link
              to="/trade"
              search={address}
              className="block min-h-11 py-3.5 text-ink no-underline hover:text-accent"
            >
              <span className="block font-serif text-[1.1875rem] leading-snug">
                {t(`question.${key}.title`)}
              </span>
              <span className="mt-0.5 block text-sm text-ink-3">{t(`question.${key}.about`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
