import { Tooltip } from '@base-ui/react/tooltip'
import { type ReactNode, useId, useState } from 'react'
import { POPUP } from './popup.ts'

/** Milliseconds. Source: specification, document 1, sections 2.2 and 9. */
const DELAY = 700
const SKIP_DELAY = 300

interface ExplainedSignProps {
  /** What the sign is called where it cannot be seen. */
  label: string
  look: string
  sign: ReactNode
  children: ReactNode
}

/** A small sign that opens its explanation on hover, focus and tap, and closes on Escape. */
export function ExplainedSign({ label, look, sign, children }: ExplainedSignProps) {
  const [open, setOpen] = useState(false)
  const explanation = useId()
  return (
    <Tooltip.Root open={open} onOpenChange={setOpen}>
      <Tooltip.Trigger
        delay={DELAY}
        closeOnClick={false}
        aria-label={label}
        aria-describedby={open ? explanation : undefined}
        // A finger does not rest: it taps, and taps again.
        onClick={() => setOpen(true)}
        className={`relative inline-flex size-4.5 items-center justify-center rounded-full border bg-surface align-middle font-serif text-[0.6875rem] leading-none font-semibold italic after:absolute after:-inset-1.5 ${look}`}
      >
        {sign}
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Positioner sideOffset={6} collisionPadding={16} className="z-40">
          <Tooltip.Popup
            id={explanation}
            role="tooltip"
            className={`${POPUP} max-w-80 px-3 py-2.5 font-sans text-xs font-normal`}
          >
            {children}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}

/** Around signs that are read one after the other: once one has opened, the next opens without the delay. */
export function SignGroup({ children }: { children: ReactNode }) {
  return (
    <Tooltip.Provider delay={DELAY} timeout={SKIP_DELAY}>
      {children}
    </Tooltip.Provider>
  )
}
