import { useQueryErrorResetBoundary, useSuspenseQuery } from '@tanstack/react-query'
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { SectionFailure } from '#web/components/section-failure.tsx'
import { builtInQuestion, glossaryQuestion } from '#web/glossary/glossary-questions.ts'
import { reportProblem } from '#web/report-problem.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Glossary } from './glossary.tsx'
import { GlossarySkeleton } from './glossary-skeleton.tsx'

/** The glossary as it is kept; without one, or while it cannot be read, the built-in definitions. */
export function LoadedGlossary() {
  return (
    <CatchBoundary
      getResetKey={() => ''}
      onCatch={(problem) => reportProblem('The glossary could not be loaded', problem)}
      errorComponent={GlossaryFailure}
    >
      <KeptGlossary />
    </CatchBoundary>
  )
}

function KeptGlossary() {
  const { data: terms } = useSuspenseQuery(glossaryQuestion())
  return terms.length === 0 ? <BuiltInGlossary /> : <Glossary terms={terms} />
}

function BuiltInGlossary() {
  const { t } = useTranslation('conservation')
  const { data: terms } = useSuspenseQuery(builtInQuestion())
  return (
    <>
      <div className="mt-6">
        <Notice>{t('glossary.builtIn')}</Notice>
      </div>
      <Glossary terms={terms} />
    </>
  )
}

function GlossaryFailure({ reset }: ErrorComponentProps) {
  const queries = useQueryErrorResetBoundary()
  const retry = () => {
    queries.reset()
    reset()
  }
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
