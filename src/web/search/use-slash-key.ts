import { useEffect, useRef } from 'react'
import { dialogIsOpen } from '#web/ui/dialog-is-open.ts'
import { slashOpens } from './slash-key.ts'

const WRITING = 'input, textarea, select, [contenteditable]'

/** Whether "/" was pressed outside of text fields, by someone who has not switched that key off. */
export function isSlash({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  if (key !== '/' || ctrlKey || metaKey) return false
  const isWriting = target instanceof Element && target.closest(WRITING) !== null
  return !isWriting && slashOpens()
}

/** Does something on "/" outside of text fields and dialogs. */
export function useSlashKey(open: () => void): void {
  const latest = useRef(open)
  latest.current = open

  // The keyboard is outside of React.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSlash(event) || dialogIsOpen()) return
      event.preventDefault()
      latest.current()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
