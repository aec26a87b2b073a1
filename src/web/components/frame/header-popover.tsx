import { type ReactNode, useId, useState } from 'react'
import { Boundary } from '#web/components/section.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

interface HeaderPopoverProps {
  label: string
  icon: ReactNode
  /** Its choices, which load when the pointer or the focus first reaches the button. */
  children: ReactNode
}

/** A button of the header whose choices open in the browser's own popover. */
export function HeaderPopover({ label, icon, children }: HeaderPopoverProps) {
  const id = useId()
  const [isWanted, setWanted] = useState(false)
  const load = () => setWanted(true)
  return (
    <>
      <IconButton label={label} popoverTarget={id} onFocus={load} onPointerEnter={load}>
        {icon}
      </IconButton>
      <div
        id={id}
        popover="auto"
        className="absolute inset-auto top-15 right-4 w-48 rounded-lg border border-line bg-raised px-4 py-3 shadow-pop lg:right-8"
      >
        {isWanted && <Boundary skeleton={null}>{children}</Boundary>}
      </div>
    </>
  )
}
