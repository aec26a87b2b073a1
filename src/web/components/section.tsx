import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { type ReactNode, Suspense, useId } from 'react'
import { reportProblem } from '#web/report-problem.ts'
import { LoadingNote, Skeleton } from '#web/ui/skeleton.tsx'
import { SectionFailure } from './section-failure.tsx'
import { useTryAgain } from './use-try-again.ts'

interface SectionProps {
  title: ReactNode
  /** What stands right of the title: a hint, a link. */
  aside?: ReactNode
  skeleton?: ReactNode
  children: ReactNode
}

/** A titled part of a page that loads and fails on its own, leaving the rest of the page standing. */
export function Section({ title, aside, skeleton = <SectionSkeleton />, children }: SectionProps) {
  const headingId = useId()

  return (
    <section aria-labelledby={headingId}>
      <div className="mb-4.5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-t border-ink pt-3.5 md:mb-6">
        <h2
          id={headingId}
          className="font-serif text-[1.5rem] leading-[1.18] font-normal tracking-[-0.012em] md:text-2xl"
        >
          {title}
        </h2>
        {aside && <div className="text-sm text-ink-3">{aside}</div>}
      </div>
      <Boundary skeleton={skeleton}>{children}</Boundary>
    </section>
  )
}

interface BoundaryProps extends Pick<SectionProps, 'skeleton' | 'children'> {
  /** What was asked for; another question gets another try. */
  resetKey?: string
  /** What went wrong in the words of the task. */
  message?: string
  /** What to know where this part cannot be loaded. */
  failureNote?: string
}

/** The loading and failing of a part that brings its own title, such as a chart. */
export function Boundary({
  skeleton = <SectionSkeleton />,
  resetKey = '',
  message,
  failureNote,
  children,
}: BoundaryProps) {
  return (
    <QueryErrorResetBoundary>
      <CatchBoundary
        getResetKey={() => resetKey}
        onCatch={(problem) => reportProblem('A section failed', problem)}
        errorComponent={(failure) => <BoundaryFailure message={message} note={failureNote} {...failure} />}
      >
        <Suspense
          fallback={
            <>
              <LoadingNote />
              {skeleton}
            </>
          }
        >
          {children}
        </Suspense>
      </CatchBoundary>
    </QueryErrorResetBoundary>
  )
}

interface BoundaryFailureProps extends ErrorComponentProps, Pick<BoundaryProps, 'message'> {
  note: string | undefined
}

function BoundaryFailure({ message, note, error, reset }: BoundaryFailureProps) {
  const tryAgain = useTryAgain({ error, reset })
  return <SectionFailure message={message} problem={error} note={note} onRetry={tryAgain} />
}

function SectionSkeleton() {
  return (
    <div className="grid gap-3">
      <Skeleton className="h-4 w-full max-w-read" />
      <Skeleton className="h-4 w-4/5 max-w-120" />
      <Skeleton className="h-4 w-2/3 max-w-90" />
    </div>
  )
}
