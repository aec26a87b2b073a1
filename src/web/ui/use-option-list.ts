import { type KeyboardEvent, useState } from 'react'

const NONE = -1
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

interface Options {
  /** How many there are to walk through. */
  count: number
  /** Enter, with the place of the highlighted option, or -1. */
  onEnter: (place: number) => void
}

/**
 * A list of options under a field, where the focus stays in the field: arrow keys open it and move the
 * highlight, round the end through a place where nothing is highlighted; Enter picks, Escape closes.
 */
export function useOptionList() {
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(NONE)

  const close = () => {
    setOpen(false)
    setActive(NONE)
  }

  return {
    isOpen,
    /** The place of the highlighted option, or -1. */
    active,
    close,
    /** Opens it with nothing highlighted. */
    open: () => {
      setOpen(true)
      setActive(NONE)
    },
    onKeyDown: (event: KeyboardEvent, { count, onEnter }: Options) => {
      if (event.key === 'Escape') close()
      if (event.key === 'Enter') onEnter(active)
      const step = STEPS[event.key]
      if (step === undefined) return
      event.preventDefault()
      setOpen(true)
      const places = count + 1
      setActive(((active + 1 + step + places) % places) - 1)
    },
  }
}
