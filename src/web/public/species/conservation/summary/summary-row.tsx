import type { ReactNode } from 'react'

interface SummaryRowProps {
  /** The Red List or a convention. */
  name: string
  since?: string | undefined
  change?: ReactNode
  /** The status. */
  children: ReactNode
}

/** The name of the list, the status with its date, and how it changed. */
export function SummaryRow({ name, since, change, children }: SummaryRowProps) {
  return (
    <div className="grid items-center gap-x-4 gap-y-1.5 border-line py-3 not-first:border-t md:grid-cols-[8.5rem_minmax(0,1fr)] lg:grid-cols-[8.5rem_minmax(0,1fr)_auto]">
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {children}
        {since && <span className="text-sm text-ink-3">{since}</span>}
      </dd>
      <dd className="text-sm md:col-start-2 lg:col-start-auto">{change}</dd>
    </div>
  )
}
