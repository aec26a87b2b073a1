import { dialogIsOpen } from '#web/ui/dialog-is-open.ts'
import { usePageKeys } from '#web/ui/use-page-keys.ts'
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
  usePageKeys((event) => {
    if (!isSlash(event) || dialogIsOpen()) return
    event.preventDefault()
    open()
  })
}
