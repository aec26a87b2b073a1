import { type ReactNode, useState } from 'react'
import { fetchedWhenIdle } from './when-idle.ts'

const useFloatingMenu = fetchedWhenIdle(() =>
  import('./floating-menu.tsx').then(({ FloatingMenu }) => FloatingMenu),
)

interface MenuAct {
  name: string
  icon?: ReactNode
  onSelect: () => void
}

export interface MenuProps {
  /** What its button is called where its words cannot be seen. */
  label: string
  /** How its button looks. */
  className: string
  acts: readonly MenuAct[]
  /** What its button shows. */
  children: ReactNode
}

/** A button that opens a list of things to do; the list comes when the page is idle. */
export function Menu(props: MenuProps) {
  const FloatingMenu = useFloatingMenu()
  const [hasFocus, setFocus] = useState(false)
  const [isPressed, setPressed] = useState(false)
  if (FloatingMenu) return <FloatingMenu {...props} autoFocus={hasFocus} defaultOpen={isPressed} />
  const { label, className, children } = props
  return (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="menu"
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
      onClick={() => setPressed(true)}
      className={className}
    >
      {children}
    </button>
  )
}
