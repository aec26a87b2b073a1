import { type ReactNode, useState } from 'react'
import { fetchedWhenIdle } from './when-idle.ts'

const useFloatingTooltip = fetchedWhenIdle(() =>
  import('./floating-tooltip.tsx').then(({ FloatingTooltip }) => FloatingTooltip),
)

const SHAPE =
  'relative inline-flex size-4.5 flex-none items-center justify-center rounded-full border bg-surface align-middle font-serif text-[0.6875rem] leading-none font-semibold italic after:absolute after:-inset-1.5'

interface InfoTooltipProps {
  /** What the sign is called where it cannot be seen. */
  label: string
  look: string
  sign: ReactNode
  children: ReactNode
}

/** A small sign that opens its explanation; what opens comes when the page is idle. */
export function InfoTooltip({ label, look, sign, children }: InfoTooltipProps) {
  const FloatingTooltip = useFloatingTooltip()
  const [hasFocus, setFocus] = useState(false)
  const className = `${SHAPE} ${look}`
  if (FloatingTooltip)
    return (
      <FloatingTooltip label={label} className={className} sign={sign} autoFocus={hasFocus}>
        {children}
      </FloatingTooltip>
    )
  return (
    <button
      type="button"
      aria-label={label}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
      className={className}
    >
      {sign}
    </button>
  )
}
