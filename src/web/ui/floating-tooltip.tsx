import { Tooltip } from '@base-ui/react/tooltip'
import { type ReactNode, useId, useState } from 'react'
import { POPUP } from './popup.ts'
import { DELAY } from './sign-group.tsx'

interface FloatingTooltipProps {
  label: string
  className: string
  sign: ReactNode
  /** The sign whose place it takes had the focus. */
  autoFocus: boolean
  children: ReactNode
}

/** A sign that opens its explanation on hover, focus and tap, and closes on Escape. */
export function FloatingTooltip({ label, className, sign, autoFocus, children }: FloatingTooltipProps) {
  const [open, setOpen] = useState(autoFocus)
  const explanation = useId()
  return (
    <Tooltip.Root open={open} onOpenChange={setOpen}>
      <Tooltip.Trigger
        delay={DELAY}
        closeOnClick={false}
        autoFocus={autoFocus}
        aria-label={label}
        aria-describedby={open ? explanation : undefined}
        // A finger does not rest: it taps, and taps again.
        onClick={() => setOpen(true)}
        className={className}
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
