import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#domain/portal/languages.ts'
import { Boundary } from '#web/components/section.tsx'
import { SectionFailure } from '#web/components/section-failure.tsx'
import { useTryAgain } from '#web/components/use-try-again.ts'
import { builtInQuestion, glossaryQuestion } from '#web/glossary/glossary-questions.ts'
import { localizedGlossary, NOT_TRANSLATED } from '#web/glossary/localized-glossary.ts'
import { reportProblem } from '#web/report-problem.ts'
import { glossaryTranslations } from '#web/translations/translation-questions.ts'
import { useOnceAnswered } from '#web/translations/use-once-answered.ts'
import { Notice } from '#web/ui/notice.tsx'
import { TitledPage } from '../titled-page.tsx'
import { Glossary } from './glossary.tsx'
import { GlossarySkeleton } from './glossary-skeleton.tsx'

export function GlossaryScreen() {
  return (
    <TitledPage page="glossary" cited={['catalogue-glossary']}>
      <Boundary skeleton={<GlossarySkeleton />}>
        <LoadedGlossary />
      </Boundary>
    </TitledPage>
  )
}

/** The stored glossary; the built-in definitions where there is none or it cannot be loaded. */
function LoadedGlossary() {
  return (
    <CatchBoundary
      getResetKey={() => ''}
      onCatch={(problem) => reportProblem('The glossary could not be loaded', problem)}
      errorComponent={GlossaryFailure}
    >
      <LocalizedGlossary />
    </CatchBoundary>
  )
}

/** In the reader's language, or in English where the translation is not available. */
function LocalizedGlossary() {
  const { i18n } = useTranslation()
  const { data: terms } = useSuspenseQuery(glossaryQuestion())
  const translating = useQuery(glossaryTranslations(i18n.language))
  if (!useOnceAnswered(translating)) return <GlossarySkeleton />
  if (terms.length === 0) return <BuiltInGlossary />
  return (
    <Glossary
      terms={localizedGlossary(terms, translating.data ?? NOT_TRANSLATED, i18n.language as Language)}
    />
  )
}

function BuiltInGlossary() {
  const { t, i18n } = useTranslation('conservation')
  const { data: builtIn } = useSuspenseQuery(builtInQuestion(i18n.language))
  return (
    <>
      <div className="mt-6">
        <Notice>{t('glossary.builtIn')}</Notice>
      </div>
      <Glossary terms={localizedGlossary(builtIn.terms, builtIn.translations, i18n.language as Language)} />
    </>
  )
}

function GlossaryFailure({ error, reset }: ErrorComponentProps) {
  const retry = useTryAgain({ error, reset })
  return (
    <>
      <div className="mt-6">
        <SectionFailure onRetry={retry} />
      </div>
      <Suspense fallback={<GlossarySkeleton />}>
        <BuiltInGlossary />
      </Suspense>
    </>
  )
}
