import type { ReactNode } from 'react'
import { type RuleName as Name, RULE_FILES } from './rules.ts'

interface FormulaProps {
  /** What it works out. */
  name: string
  rule: Name
  children: ReactNode
}

/** How a figure is worked out, beside the rule that does it. */
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

/** A rule by its name and its file, both as they stand in the code. */
export function RuleName({ rule }: { rule: Name }) {
  return (
    <span data-rule={rule} translate="no" className="[overflow-wrap:anywhere]">
      <code className="font-semibold text-ink-2">{rule}</code>{' '}
      <code className="text-ink-3">{`src/domain/${RULE_FILES[rule]}.ts`}</code>
    </span>
  )
}
