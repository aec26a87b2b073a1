import type { ReactNode } from 'react'

const TONES = {
  neutral: 'bg-sunken text-ink-2',
  ok: 'bg-ok-soft text-ok',
  warn: 'bg-warn-soft text-warn',
  danger: 'bg-danger-soft text-danger',
  accent: 'bg-tint text-accent',
  outline: 'border border-line-strong text-ink-2',
} as const

/** A word about a record: reviewed, draft, important. Statuses and appendices have badges of their own. */
export function Badge({ tone = 'neutral', children }: { tone?: keyof typeof TONES; children: ReactNode }) {
  return (
    <span
      className={`inline-flex h-5.5 items-center gap-1.25 rounded-sm px-2 text-2xs font-semibold whitespace-nowrap [&_svg]:size-3.25 ${TONES[tone]}`}
    >
      {children}
    </span>
  )
}
