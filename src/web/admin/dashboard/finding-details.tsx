import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

interface FindingDetailsProps {
  title: string
  /** How many there are, in words. */
  count: string
  children: ReactNode
}

/** A finding and how often it was found; opened, what it concerns. */
export function FindingDetails({ title, count, children }: FindingDetailsProps) {
  return (
    <details className="group">
      <summary className="list-none flex min-h-12.5 flex-wrap items-center gap-x-3 px-4 py-2 hover:bg-tint">
        <ChevronRight className="size-4 text-ink-2 transition-transform duration-quick group-open:rotate-90" />
        <span className="min-w-0 flex-1 font-medium">{title}</span>
        <span className="text-sm text-ink-2 tabular-nums">{count}</span>
      </summary>
      <div className="border-t border-line px-4 py-3 pl-11">{children}</div>
    </details>
  )
}
