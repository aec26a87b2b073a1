import { Check, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { withProps } from './markdown-elements.ts'

interface StageProps {
  name: string
  /** How long it takes: '1-2 min'. */
  duration?: string
  /** How it stands: 'Completed'. */
  state?: string
  /** Its place in the row; set by the stages. */
  number?: number
  children: ReactNode
}

/** Steps that follow each other, numbered along a line. */
export function Stages({ children }: { children: ReactNode }) {
  return (
    <ol className="grid max-w-200">{withProps<StageProps>(children, (place) => ({ number: place + 1 }))}</ol>
  )
}

export function Stage({ name, duration, state, number, children }: StageProps) {
  return (
    <li className="relative grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-4 pb-6 last:pb-0 before:absolute before:top-9 before:bottom-0 before:left-4.5 before:border-l before:border-line-strong last:before:hidden">
      <span
        aria-hidden="true"
        className="flex size-9 items-center justify-center rounded-full border border-accent bg-surface font-serif text-[1.0625rem] text-accent"
      >
        {number}
      </span>
      <div className="pt-1">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <h3 className="text-h3 font-[650]">{name}</h3>
          {duration && (
            <span className="inline-flex items-center gap-1.5 text-xs text-ink-3">
              <Clock className="size-4" />
              {duration}
            </span>
          )}
          {state && (
            <span className="inline-flex items-center gap-1 rounded-sm bg-ok-soft px-2 py-0.5 text-2xs font-semibold text-ok">
              <Check className="size-3.5" />
              {state}
            </span>
          )}
        </div>
        <div className="flow mt-1.5 max-w-read text-ink-2">
          <p>{children}</p>
        </div>
      </div>
    </li>
  )
}
