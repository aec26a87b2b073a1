import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { failureKind } from '#web/components/failure-kind.ts'
import { SectionFailure } from '#web/components/section-failure.tsx'
import { useTryAgain } from '#web/components/use-try-again.ts'
import { reportProblem } from '#web/report-problem.ts'

interface TabBoundaryProps {
  /** A failed tab is tried again when this changes. */
  resetKey: string
  /** The message of the tab, which the reason follows. Source: specification, document 2, section 8. */
  loadFailed: string
  skeleton: ReactNode
  children: ReactNode
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

function TabFailure({
  loadFailed,
  error,
  reset,
}: ErrorComponentProps & Pick<TabBoundaryProps, 'loadFailed'>) {
  const { t } = useTranslation(['trade', 'common'])
  const retry = useTryAgain({ error, reset })
  const kind = failureKind(error)
  // Of a file that could not be fetched, a browser's message names only the address.
  const isLost = kind === 'network' || kind === 'timeout' || kind === 'foreign'
  const why = isLost ? t(`common:failure.what.${kind}`) : error instanceof Error && error.message
  return <SectionFailure message={`${loadFailed} ${why || t('unknownError')}`} onRetry={retry} />
}
