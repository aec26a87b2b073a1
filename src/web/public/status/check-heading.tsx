import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'

/** A check is neither repeated after a failure nor cached. */
export const CHECKED_NOW = { retry: false, gcTime: 0 }

interface CheckHeadingProps {
  query: { isFetching: boolean; refetch: () => unknown }
  /** When it was checked, or that it is being checked. */
  when: string
  /** The name of the button that checks again. */
  again: string
  /** The result in one sentence. */
  children: ReactNode
}

/** What a check came to, and the button that repeats it. */
export function CheckHeading({ query: { isFetching, refetch }, when, again, children }: CheckHeadingProps) {
  return (
    <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-ink pt-6.5 md:mt-9">
      <div role="status" className="mr-auto">
        {children}
        <p className="text-sm text-ink-3">{when}</p>
      </div>
      <Button tone="primary" aria-disabled={isFetching} onClick={() => isFetching || refetch()}>
        <RefreshCw className="size-4.5" />
        {again}
      </Button>
    </div>
  )
}
