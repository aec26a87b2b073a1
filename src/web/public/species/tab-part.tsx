import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { failureKind } from '#web/components/failure-kind.ts'
import { Section } from '#web/components/section.tsx'
import { SectionFailure } from '#web/components/section-failure.tsx'
import { useTryAgain } from '#web/components/use-try-again.ts'
import { reportProblem } from '#web/report-problem.ts'

interface TabPartProps {
  id: string
  title: string
  /** What failed, in the words of the tab; why follows it. Source: specification, document 2, section 8. */
  loadFailed: string
  /** Stands in its place until it has come, and says that it is loading. */
  skeleton: ReactNode
  children: ReactNode
}

/** A tab that loads on its own: its title, its loading and its failure. */
export function TabPart({ id, title, ...part }: TabPartProps) {
  return (
    <Section title={title}>
      <TabBoundary resetKey={id} {...part} />
    </Section>
  )
}

interface TabBoundaryProps extends Pick<TabPartProps, 'loadFailed' | 'skeleton' | 'children'> {
  /** What was asked for; another question gets another try. */
  resetKey: string
}

/** The loading and failing of a tab, or of the part of it that filters change. */
export function TabBoundary({ resetKey, loadFailed, skeleton, children }: TabBoundaryProps) {
  return (
    <CatchBoundary
      getResetKey={() => resetKey}
      onCatch={(problem) => reportProblem(loadFailed, problem)}
      errorComponent={(failure) => <TabFailure loadFailed={loadFailed} {...failure} />}
    >
      <Suspense fallback={skeleton}>{children}</Suspense>
    </CatchBoundary>
  )
}

function TabFailure({ loadFailed, error, reset }: ErrorComponentProps & Pick<TabPartProps, 'loadFailed'>) {
  const { t } = useTranslation(['trade', 'common'])
  const retry = useTryAgain({ error, reset })
  const kind = failureKind(error)
  // What browsers say of a file they could not fetch is its address.
  const isLost = kind === 'network' || kind === 'timeout' || kind === 'foreign'
  const why = isLost ? t(`common:failure.what.${kind}`) : error instanceof Error && error.message
  return <SectionFailure message={`${loadFailed} ${why || t('unknownError')}`} onRetry={retry} />
}
