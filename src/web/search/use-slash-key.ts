import { useEffect, useRef } from 'react'
import { slashOpens } from './slash-key.ts'

const WRITING = 'input, textarea, select, [contenteditable]'
const DIALOG = 'dialog[open], [role=dialog], [role=alertdialog]'

/** Whether a dialog is open, over which no key of the page counts. */
export const isBehindDialog = () => document.querySelector(DIALOG) !== null

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
      if (!isSlash(event) || isBehindDialog()) return
      event.preventDefault()
      latest.current()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
