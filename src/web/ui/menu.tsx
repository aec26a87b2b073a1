import { Menu as Base } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'
import { POPUP, POPUP_ITEM } from './popup.ts'

interface MenuAct {
  name: string
  icon?: ReactNode
  onSelect: () => void
}

interface MenuProps {
  /** The button that opens it, with its own words. */
  trigger: ReactElement<Record<string, unknown>>
  acts: readonly MenuAct[]
}

/** A button that opens a list of things to do. */
export function Menu({ trigger, acts }: MenuProps) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={4} align="end" className="z-40">
          <Base.Popup className={`${POPUP} min-w-50 p-1.25`}>
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
