import { type ReactNode, useState } from 'react'
import { fetchedAtRest } from './at-rest.ts'

const useFloatingSign = fetchedAtRest(() =>
  import('./floating-sign.tsx').then(({ FloatingSign }) => FloatingSign),
)

const SHAPE =
  'relative inline-flex size-4.5 items-center justify-center rounded-full border bg-surface align-middle font-serif text-[0.6875rem] leading-none font-semibold italic after:absolute after:-inset-1.5'

interface ExplainedSignProps {
  /** What the sign is called where it cannot be seen. */
  label: string
  look: string
  sign: ReactNode
  children: ReactNode
}

/** A small sign that opens its explanation; what opens comes when the page rests. */
export function ExplainedSign({ label, look, sign, children }: ExplainedSignProps) {
  const FloatingSign = useFloatingSign()
  const [hasFocus, setFocus] = useState(false)
  const className = `${SHAPE} ${look}`
  if (FloatingSign)
    return (
      <FloatingSign label={label} className={className} sign={sign} autoFocus={hasFocus}>
        {children}
      </FloatingSign>
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
