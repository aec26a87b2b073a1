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

/** What a query answered, or that it is loading or failed. */
export function Loaded<Data>({ query, failed, skeleton, children }: LoadedProps<Data>) {
  const { data, error, refetch } = query
  if (error && statusOf(error) === 404) return <Notice tone="problem">{failed(error)}</Notice>
  if (error) return <SectionFailure message={failed(error)} problem={error} onRetry={refetch} />
  if (data !== undefined) return children(data)
  return (
    <>
      <LoadingNote />
      {skeleton ?? <Skeleton className="h-80 w-full" />}
    </>
  )
}
