import type { ReactNode } from 'react'
import { InfoTooltip } from './info-tooltip.tsx'

const LOOK = 'border-dashed border-line-strong text-ink-2'

/** '?': what it is beside was not compared with its source or its original. */
export function UncheckedSign({ label, children }: { label: string; children: ReactNode }) {
  return (
    <InfoTooltip label={label} sign="?" look={LOOK}>
      {children}
    </InfoTooltip>
  )
}

/** The sign as it looks, where words explain it. */
export function UncheckedSignPicture() {
  return (
    <span
      aria-hidden="true"
      className={`inline-flex size-4.5 items-center justify-center rounded-full border bg-surface align-middle font-serif text-[0.6875rem] leading-none font-semibold italic ${LOOK}`}
    >
      ?
    </span>
  )
}
