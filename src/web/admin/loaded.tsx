import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { SectionFailure } from '#web/components/section-failure.tsx'
import { statusOf } from '#web/query-client.ts'
import { Notice } from '#web/ui/notice.tsx'
import { LoadingNote, Skeleton } from '#web/ui/skeleton.tsx'

interface LoadedProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>
  /** Says that the data could not be loaded, and why. */
  failed: (problem: Error) => string
  /** Stands there while the data are loading. */
  skeleton?: ReactNode
  children: (data: Data) => ReactNode
}

/**
 * What a query answered, or that it is loading or failed. Content that was loaded before stays below a later failure, so
 * that a form keeps what is written in it.
 */
export function Loaded<Data>({ query, failed, skeleton, children }: LoadedProps<Data>) {
  const { data, error, refetch } = query
  const failure = error && <Failure problem={error} message={failed(error)} onRetry={refetch} />
  if (data !== undefined)
    return (
      <>
        {failure && <div className="mb-5">{failure}</div>}
        {children(data)}
      </>
    )
  if (failure) return failure
  return (
    <>
      <LoadingNote />
      {skeleton ?? <Skeleton className="h-80 w-full" />}
    </>
  )
}

interface FailureProps {
  problem: Error
  message: string
  onRetry: () => void
}

/** A missing record needs no "Try again": it is missing on another attempt, too. */
function Failure({ problem, message, onRetry }: FailureProps) {
  if (statusOf(problem) !== 404)
    return <SectionFailure message={message} problem={problem} onRetry={onRetry} />
  return (
    <div role="alert">
      <Notice tone="problem">{message}</Notice>
    </div>
  )
}
