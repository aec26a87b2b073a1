import { Popover } from '@base-ui/react/popover'
import { type ReactNode, useState } from 'react'
import { POPUP } from './popup.ts'

interface ExplainedSignProps {
  /** What the sign is called where it cannot be seen. */
  label: string
  look: string
  sign: ReactNode
  /** Milliseconds before it opens under a resting pointer. */
  delay: number
  children: ReactNode
}

/** A small sign that opens its explanation on hover, focus and tap, and closes on Escape. */
export function ExplainedSign({ label, look, sign, delay, children }: ExplainedSignProps) {
  const [open, setOpen] = useState(false)
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger
        openOnHover
        delay={delay}
        aria-label={label}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && setOpen(true)}
        onBlur={() => setOpen(false)}
        className={`relative inline-flex size-4.5 items-center justify-center rounded-full border bg-surface align-middle font-serif text-[0.6875rem] leading-none font-semibold italic after:absolute after:-inset-1.5 ${look}`}
      >
        {sign}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={6} className="z-40">
          <Popover.Popup
            initialFocus={false}
            finalFocus={false}
            aria-label={label}
            className={`${POPUP} max-w-80 px-3 py-2.5 font-sans text-xs font-normal`}
          >
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
