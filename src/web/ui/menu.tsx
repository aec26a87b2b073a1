import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { placeAfter } from './menu-keys.ts'
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

/**
 * A button that opens a list of things to do under its right edge. Arrow keys walk through it, Escape closes it
 * and gives the focus back; a press elsewhere or leaving with Tab closes it too. Base UI's menu brings hidden elements
 * that take the focus, to which axe objects, and stands outside the page's landmarks.
 */
export function Menu({ label, className, acts, children }: MenuProps) {
  const [isOpen, setOpen] = useState(false)
  const whole = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!isOpen) return
    list.current?.querySelector('button')?.focus()
    const closeOutside = ({ target }: PointerEvent) => {
      if (!whole.current?.contains(target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [isOpen])

  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') return close()
    const items = [...event.currentTarget.querySelectorAll('button')]
    const next = placeAfter(event.key, items.indexOf(event.target as HTMLButtonElement), items.length)
    if (next === undefined) return
    event.preventDefault()
    items[next]?.focus()
  }

  return (
    <div ref={whole} className="relative">
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className={className}
      >
        {children}
      </button>
      {isOpen && (
        <div
          ref={list}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          onKeyDown={walk}
          onBlur={({ relatedTarget }) =>
            relatedTarget && !whole.current?.contains(relatedTarget) && setOpen(false)
          }
          className={`${POPUP} absolute top-full right-0 z-40 mt-1 w-max min-w-50 p-1.25`}
        >
          {acts.map(({ name, icon, onSelect }) => (
            <button
              key={name}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => {
                close()
                onSelect()
              }}
              className={`${POPUP_ITEM} w-full text-left hover:bg-tint focus:bg-tint [&_svg]:size-4 [&_svg]:text-ink-3`}
            >
              {icon}
              {name}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
