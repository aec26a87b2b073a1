import { CatchBoundary } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { reportProblem } from '#web/report-problem.ts'

interface DeferredPartProps {
  /** What it is wanted for; for something else it is tried again. */
  resetKey?: string
  children: ReactNode
}

/** What comes when somebody wants it, such as a list under a field. Where it cannot come, the page is whole without it. */
export function DeferredPart({ resetKey = '', children }: DeferredPartProps) {
  return (
    <CatchBoundary
      getResetKey={() => resetKey}
      onCatch={(problem) => reportProblem('A part that comes late failed', problem)}
      errorComponent={() => null}
    >
      <Suspense fallback={null}>{children}</Suspense>
    </CatchBoundary>
  )
}
