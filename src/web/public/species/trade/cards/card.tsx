import type { ReactNode } from 'react'
import { Caveats } from '#web/charts/frame/caveats.tsx'
import type { CaveatNote } from '#web/charts/frame/chart-content.ts'

interface CardProps {
  name: string
  notes?: readonly CaveatNote[]
  /** The large figure or text. */
  figure: ReactNode
  /** Whether it is a text, which needs more space. */
  isText?: boolean
  /** What the figure counts, beside it. */
  unit?: ReactNode
  /** Under the figure. */
  children: ReactNode
}

/** One of the four figures above the charts. */
export function Card({ name, notes = [], figure, isText = false, unit, children }: CardProps) {
  return (
    <div className="min-w-0 border-line px-4 py-4 md:px-5 @max-3xl:nth-[n+3]:border-t @max-3xl:even:border-l @3xl:not-first:border-l">
      <dt className="text-xs text-ink-2">
        {name}
        <Caveats notes={notes} />
      </dt>
      <dd className="mt-1">
        <span className="flex flex-wrap items-baseline gap-x-2.5">
          <span
            className={`font-serif leading-tight font-[380] tracking-[-0.02em] ${isText ? 'text-[1.375rem] md:text-[1.75rem]' : 'text-[1.875rem] md:text-[2.125rem]'}`}
          >
            {figure}
          </span>
          {unit && <span className="text-sm font-semibold text-ink-2">{unit}</span>}
        </span>
        <span className="mt-1 block text-xs leading-normal text-ink-2">{children}</span>
      </dd>
    </div>
  )
}
