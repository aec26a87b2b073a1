import { CatchBoundary } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { reportProblem } from '#web/report-problem.ts'

interface DeferredPartProps {
  /** What it is wanted for; for something else it is tried again. */
  resetKey?: string
  children: ReactNode
}

/** A part that loads on demand, such as a dialog. Where it cannot load, the page works without it. */
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
