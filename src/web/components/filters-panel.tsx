import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'

interface FiltersPanelProps {
  title: string
  /** How many filters are on, in words; shown beside the title, also when the panel is closed. */
  active?: string | undefined
  open?: boolean
  onToggle?: (open: boolean) => void
  children: ReactNode
}

/** The filters of a screen under their title, which opens and closes them; open by default. */
export function FiltersPanel({ title, active, open = true, onToggle, children }: FiltersPanelProps) {
  return (
    <details
      open={open}
      onToggle={({ currentTarget }) => currentTarget.open !== open && onToggle?.(currentTarget.open)}
      className="group rounded-md border border-line bg-surface print:hidden"
    >
      <summary className="flex min-h-12 list-none items-center gap-2.5 px-4 text-ui font-semibold md:px-5 [&::-webkit-details-marker]:hidden">
        <SlidersHorizontal className="size-4 text-ink-2" />
        {title}
        {active && <span className="text-xs font-normal text-ink-3">{active}</span>}
        <ChevronDown className="ml-auto size-4 text-ink-3 transition-transform duration-quick group-open:rotate-180" />
      </summary>
      {children}
    </details>
  )
}
