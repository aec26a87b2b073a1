import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'
import { POPUP } from './popup.ts'

const DELAY = 700
const SKIP_DELAY = 300

/** Tooltips within open at once after the first one has opened. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <Base.Provider delay={DELAY} timeout={SKIP_DELAY}>
      {children}
    </Base.Provider>
  )
}

interface TooltipProps {
  /** Words that help, but that nobody needs: touch does not show them. */
  text: ReactNode
  children: ReactElement<Record<string, unknown>>
}

export function Tooltip({ text, children }: TooltipProps) {
  return (
    <TooltipGroup>
      <Base.Root>
        <Base.Trigger render={children} />
        <Base.Portal>
          <Base.Positioner sideOffset={6} className="z-40">
            <Base.Popup className={`${POPUP} max-w-80 px-3 py-2.5 text-xs`}>{text}</Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </TooltipGroup>
  )
}
