import { Menu as Base } from '@base-ui/react/menu'
import type { ReactNode } from 'react'
import { POPUP, POPUP_ITEM } from './popup.ts'

interface MenuAct {
  name: string
  icon?: ReactNode
  onSelect: () => void
}

interface MenuProps {
  /** What its button is called where its words cannot be seen. */
  label: string
  /** How its button looks. */
  className: string
  acts: readonly MenuAct[]
  /** What its button shows. */
  children: ReactNode
}

/** A button that opens a list of things to do under its right edge. */
export function Menu({ label, className, acts, children }: MenuProps) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger aria-label={label} className={className}>
        {children}
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner sideOffset={4} align="end" className="z-40">
          <Base.Popup aria-label={label} className={`${POPUP} min-w-50 p-1.25`}>
            {acts.map(({ name, icon, onSelect }) => (
              <Base.Item
                key={name}
                onClick={onSelect}
                className={`${POPUP_ITEM} [&_svg]:size-4 [&_svg]:text-ink-3`}
              >
                {icon}
                {name}
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
