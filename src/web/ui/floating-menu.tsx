import { Menu as Base } from '@base-ui/react/menu'
import type { MenuProps } from './menu.tsx'
import { POPUP, POPUP_ITEM } from './popup.ts'

interface FloatingMenuProps extends MenuProps {
  /** The button whose place it takes had the focus. */
  autoFocus: boolean
  /** It was pressed. */
  defaultOpen: boolean
}

/** The button with the list that it opens, under its right edge. */
export function FloatingMenu({ label, acts, defaultOpen, ...button }: FloatingMenuProps) {
  return (
    <Base.Root modal={false} defaultOpen={defaultOpen}>
      <Base.Trigger aria-label={label} {...button} />
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
