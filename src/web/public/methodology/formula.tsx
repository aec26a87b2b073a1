import type { ReactNode } from 'react'
import type { RuleName as Name } from './rules.ts'

interface FormulaProps {
  /** What it works out. */
  name: string
  rule: Name
  children: ReactNode
}

/** How a figure is worked out, with the name of its rule. */
export function Formula({ name, rule, children }: FormulaProps) {
  return (
    <figure className="rounded-md border border-l-3 border-line border-l-accent bg-surface px-4 py-3.5 md:px-5">
      <figcaption className="text-xs font-semibold text-ink-2">{name}</figcaption>
      <div className="mt-1.5 max-w-read font-serif text-[1.0625rem] leading-normal">{children}</div>
      <p className="mt-2.5 border-t border-line pt-2 text-2xs text-ink-3">
        <RuleName rule={rule} />
      </p>
    </figure>
  )
}

/** A rule by the name that the code gives it. */
export function RuleName({ rule }: { rule: Name }) {
  return (
    <code
      data-rule={rule}
      translate="no"
      className="text-[0.8125rem] font-semibold [overflow-wrap:anywhere] text-ink-2"
    >
      {rule}
    </code>
  )
}
