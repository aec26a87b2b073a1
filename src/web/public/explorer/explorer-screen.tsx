import { Link } from '@tanstack/react-router'
import { ListChecks } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { STARTING_QUESTIONS, type StartingQuestion } from '#domain/explorer/starting-questions.ts'
import { Boundary } from '#web/components/section.tsx'
import { TitledPage } from '../titled-page.tsx'
import { ExplorerSkeleton } from './explorer-skeleton.tsx'
import { ExplorerTool } from './explorer-tool.tsx'

/** Any question about trade: of any species, any country, any product. */
export function ExplorerScreen() {
  const { t } = useTranslation('explorer')
  return (
    <TitledPage page="explorer" shows={['cites_trade']} cited={['cites_trade']}>
      <p className="mt-2 text-sm print:hidden">
        <a
          href="#starting-questions"
          className="inline-flex min-h-8 items-center gap-1.5 text-accent underline"
        >
          <ListChecks className="size-4" />
          {t('questions.title')}
        </a>
      </p>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-10">
        <Boundary message={t('failed')} skeleton={<ExplorerSkeleton />}>
          <ExplorerTool />
        </Boundary>
        <StartingQuestions />
      </div>
    </TitledPage>
  )
}

const QUESTIONS = Object.entries(STARTING_QUESTIONS) as [StartingQuestion, Record<string, string>][]

/** Questions to start from; each opens with its choices made. */
function StartingQuestions() {
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
